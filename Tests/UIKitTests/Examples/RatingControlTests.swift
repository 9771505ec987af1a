import DeviceProtocol
import Foundation
import Testing
import UIKit

@testable import UIKitCore

extension OnScreen {
  /// An example of a control that describes itself, in all places where the description is used.
  @MainActor struct RatingControlTests {
    private let screen = TestScreen()
    private let control = RatingControl(frame: CGRect(x: 20, y: 200, width: 200, height: 40))

    init() {
      control.accessibilityIdentifier = "rating"
      screen.view.addSubview(control)
      screen.commit()
    }

    private func element(_ scope: ElementSnapshot.Scope = .visible) throws -> ScreenElement {
      func find(_ element: ScreenElement) -> ScreenElement? {
        element.identifier == "rating" ? element : element.children.lazy.compactMap(find).first
      }
      return try #require(find(ElementSnapshot.take(scope)))
    }

    @Test func aTouchRatesWithTheStarUnderIt() {
      var actions = 0
      control.addAction(UIAction { _ in actions += 1 }, for: .valueChanged)
      screen.tap(at: CGPoint(x: 20 + 3.5 * 40, y: 220))
      #expect(control.rating == 4)
      #expect(actions == 1)
    }

    @Test func aStoryboardSetsTheRating() throws {
      let view = screen.load(
        """
        <control customClass="RatingControl" customModule="UIKitTests" id="v">\
        <rect key="frame" x="0" y="0" width="200" height="40"/><userDefinedRuntimeAttributes>\
        <userDefinedRuntimeAttribute type="number" keyPath="rating"><integer key="value" \
        value="3"/></userDefinedRuntimeAttribute></userDefinedRuntimeAttributes></control>
        """)
      #expect(try #require(view as? RatingControl).rating == 3)
    }

    @Test func assistiveTechnologyReadsAndChangesIt() throws {
      control.rating = 2
      let found = try element()
      #expect(found.role == .slider)
      #expect(found.range == ElementRange(minimum: 0, maximum: 5, value: 2))
      #expect(found.kindName == "rating")
      #expect(try element(.kinds).kind == .slider)
      control.accessibilityIncrement()
      #expect(control.accessibilityValue == "3 stars")
      control.adjust(to: "5")
      control.accessibilityIncrement()
      #expect(control.rating == 5)
    }

    @Test func theInspectorShowsAndSetsTheRating() throws {
      let id = InspectorObjects.id(of: control)
      try InspectorEditing.perform(InspectorEdit(object: id, key: "rating", value: "4"))
      #expect(control.rating == 4)
      guard case .objects(let objects) = Inspector.reply(to: .objects([id])) else {
        Issue.record("the inspector doesn't know the control")
        return
      }
      let content = try #require(objects.first?.sections.first { $0.title == "Content" })
      #expect(content.properties.map(\.name) == ["Enabled", "Selected", "Rating"])
    }

    @Test func aRebuildKeepsTheUsersRating() {
      screen.tap(at: CGPoint(x: 20 + 1.5 * 40, y: 220))
      #expect(ViewState.all(of: screen.root).map(\.value) == [.index(2)])
      let rebuilt = RatingControl()
      #expect(rebuilt.restore(.index(2)))
      #expect(rebuilt.rating == 2)
    }

    @Test func theAppearanceProxySetsTheColor() {
      RatingControl.appearance().starColor = .purple
      let shown = RatingControl()
      screen.view.addSubview(shown)
      #expect(shown.starColor == .purple)
    }
  }
}
