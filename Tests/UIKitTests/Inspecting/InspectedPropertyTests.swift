import DeviceProtocol
import Foundation
import Testing
import UIKit

@testable import UIKitCore

extension OnScreen {
  /// The properties that the inspector shows for each view class, in order.
  @MainActor struct InspectedPropertyTests {
    private let screen = TestScreen()

    private func names(_ section: String, of view: UIView) throws -> [String] {
      screen.view.addSubview(view)
      defer { view.removeFromSuperview() }
      let request = InspectorRequest.objects([InspectorObjects.id(of: view)])
      guard case .objects(let found) = Inspector.reply(to: request) else { return [] }
      return try #require(found.first).sections.filter { $0.title == section }
        .flatMap(\.properties).map(\.name)
    }

    private func content(of view: UIView) throws -> [String] { try names("Content", of: view) }

    @Test func textIsShownWithItsFont() throws {
      let text = UITextView()
      text.font = .systemFont(ofSize: 12)
      #expect(try content(of: UILabel()) == ["Text", "Font", "Font size", "Lines"])
      #expect(try content(of: UIButton()) == ["Title", "Font", "Enabled", "Selected"])
      #expect(
        try content(of: UITextField())
          == ["Text", "Placeholder", "Font", "Font size", "Enabled", "Selected"])
      #expect(
        try content(of: text)
          == ["Text", "Font", "Font size", "Content size", "Content offset", "Scrolling"])
    }

    @Test func controlsShowTheirStateBeforeTheirValue() throws {
      #expect(try content(of: UISwitch()) == ["Enabled", "Selected", "On"])
      #expect(try content(of: UISlider()) == ["Enabled", "Selected", "Value"])
      #expect(try content(of: UIStepper()) == ["Enabled", "Selected"])
    }

    @Test func otherViewsShowWhatTheyHold() throws {
      let image = UIImageView(image: UIImage(systemName: "star"))
      #expect(try content(of: UIView()) == [])
      #expect(try content(of: image) == ["Image"])
      #expect(try content(of: UIImageView()) == [])
      #expect(try content(of: UIProgressView()) == ["Progress"])
      #expect(
        try content(of: UIStackView()) == ["Spacing", "Axis", "Distribution", "Alignment"])
      #expect(
        try content(of: UITableView()) == ["Content size", "Content offset", "Scrolling"])
    }

    @Test func textHasAColorBesidesThoseOfEveryView() throws {
      #expect(try names("Colors", of: UIView()) == ["Background", "Tint"])
      for view in [UILabel(), UITextField(), UITextView()] {
        #expect(try names("Colors", of: view) == ["Background", "Tint", "Text"])
      }
    }

    @Test func whatIsSetChangesTheView() throws {
      let button = UIButton()
      let toggle = UISwitch()
      let slider = UISlider()
      let stack = UIStackView()
      for view in [button, toggle, slider, stack] { screen.view.addSubview(view) }
      let edits: [(UIView, String, String)] = [
        (button, "button.title", "Go"), (toggle, "switch.on", "true"),
        (slider, "slider.value", "0.5"), (stack, "stack.spacing", "7"),
      ]
      for (view, key, value) in edits {
        try InspectorEditing.perform(
          InspectorEdit(object: InspectorObjects.id(of: view), key: key, value: value))
      }
      #expect(button.currentTitle == "Go")
      #expect(toggle.isOn)
      #expect(slider.value == 0.5)
      #expect(stack.spacing == 7)
      button.configuration = .plain()
      try InspectorEditing.perform(
        InspectorEdit(object: InspectorObjects.id(of: button), key: "button.title", value: "On"))
      #expect(button.configuration?.title == "On")
    }

    // MARK: All classes

    private final class AppSwitch: UISwitch {}

    @Test func appsInheritTheProperties() throws {
      #expect(try content(of: AppSwitch()) == ["Enabled", "Selected", "On"])
    }

    /// The controls that show only their state, even if they have a value.
    private static let silent: Set = [
      "UIColorWell", "UIControl", "UIDatePicker", "UIPageControl", "UIRefreshControl",
      "UISegmentedControl", "UIStepper",
    ]

    @Test func everyControlShowsMoreThanItsState() {
      let common = InspectorProperties(of: UIControl.self).content.count
      let controls = PublicClasses.controls
      #expect(controls.count > 10)
      for (name, type) in controls {
        let own = InspectorProperties(of: type).content.count - common
        #expect((own == 0) == Self.silent.contains(name), "\(name)")
      }
    }

    @Test func noClassUsesAKeyTwice() {
      for (name, type) in PublicClasses.views {
        let keys = InspectorProperties(of: type).sections.flatMap(\.properties).map(\.key)
        #expect(Set(keys).count == keys.count, "\(name)")
      }
    }
  }
}
