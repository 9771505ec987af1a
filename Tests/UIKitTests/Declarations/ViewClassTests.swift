import DeviceProtocol
import Foundation
import Reports
import Testing
import UIKit

@testable import UIKitCore

/// The information that each view class provides about itself.
extension OnScreen {
  @MainActor struct ViewClassTests {
    private let screen = TestScreen()

    private static let frame = CGRect(x: 20, y: 200, width: 200, height: 100)

    @Test func allPublicViewClassesAreAsked() {
      let names = Set(PublicClasses.views.map(\.name))
      let asked = ViewClass.all.map { "\($0.type)" }
      #expect(names.count >= 40)
      #expect(names.symmetricDifference(asked).isEmpty)
      #expect(Set(asked).count == asked.count)
    }

    /// Shows a view with a label and a subview, and returns it.
    private func show(_ view: UIView) -> UIView {
      view.frame = Self.frame
      view.accessibilityIdentifier = "view"
      view.accessibilityLabel = "Label"
      let inner = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      inner.accessibilityIdentifier = "inner"
      view.addSubview(inner)
      if let window = view as? UIWindow {
        window.isHidden = false
      } else {
        screen.view.addSubview(view)
      }
      screen.commit()
      view.isHidden = false
      return view
    }

    private func hide(_ view: UIView) {
      view.removeFromSuperview()
      if let window = view as? UIWindow { window.isHidden = true }
    }

    private func element(
      _ identifier: String, _ scope: ElementSnapshot.Scope = .visible
    ) -> ScreenElement? {
      Self.find(identifier, in: ElementSnapshot.take(scope))
    }

    private static func find(_ identifier: String, in element: ScreenElement) -> ScreenElement? {
      if element.identifier == identifier { return element }
      return element.children.lazy.compactMap { find(identifier, in: $0) }.first
    }

    private static func word(for element: ScreenElement) -> String? {
      var screen = ScreenElement(id: 0, type: "UIScreen", frame: .zero)
      screen.children = [element]
      screen.children[0].children = []
      screen.children[0].isVisible = true
      return ReportedElement.elements(of: screen).first?.kind
    }

    @Test func everyViewHasTheRoleKindAndTextOfItsClass() throws {
      for expected in ViewClass.all {
        let view = show(expected.make())
        let name = "\(expected.type)"
        #expect(element("view")?.role == expected.role, "\(name)")
        #expect(element("view", .kinds)?.kind == expected.kind, "\(name)")
        #expect(element("view", .automation)?.kind == expected.kind, "\(name)")
        #expect((element("inner", .automation) != nil) == expected.showsContent, "\(name)")
        #expect(element("view", .audit)?.legibility == expected.legibility, "\(name)")
        hide(view)
      }
    }

    private final class AppSwitch: UISwitch {}
    private final class AppCell: UICollectionViewListCell {}

    @Test func subclassesInheritTheAnswersOfTheirClass() {
      let toggle = show(AppSwitch())
      #expect(element("view", .kinds)?.kind == .toggle)
      #expect(element(of: toggle)?.role == .toggle && element(of: toggle)?.kindName == "switch")
      hide(toggle)
      let cell = show(AppCell(frame: .zero))
      #expect(element("inner", .automation) != nil && element("view", .kinds)?.kind == .cell)
      #expect(element(of: cell)?.role == .row && element(of: cell)?.kindName == "cell")
    }

    /// The name of a class is used only if the element doesn't have a role.
    @Test func reportsNameEveryViewByItsClass() throws {
      for expected in ViewClass.all {
        let view = show(expected.make())
        let found = element("view", .all)
        var element = try #require(found)
        element.role = nil
        #expect(Self.word(for: element) == expected.word ?? "view", "\(expected.type)")
        (element.identifier, element.label, element.text) = (nil, nil, nil)
        let isNamed = expected.word != "image"
        #expect(
          Self.word(for: element) == (isNamed ? expected.word : nil), "\(expected.type)")
        hide(view)
      }
    }

    @Test func rolesComeWithTheirValues() {
      let slider = UISlider()
      (slider.minimumValue, slider.maximumValue, slider.value) = (2, 8, 5)
      let pages = UIPageControl()
      (pages.numberOfPages, pages.currentPage) = (5, 1)
      let progress = UIProgressView()
      progress.progress = 0.25
      let ranges: [(UIView, ElementRange)] = [
        (slider, ElementRange(minimum: 2, maximum: 8, value: 5)),
        (pages, ElementRange(minimum: 1, maximum: 5, value: 2)),
        (progress, ElementRange(minimum: 0, maximum: 1, value: 0.25)),
      ]
      for (view, range) in ranges {
        #expect(element(of: show(view))?.range == range)
        hide(view)
      }
      let picker = UIPickerView()
      let source = PickerSource([["One", "Two"]])
      (picker.dataSource, picker.delegate) = (source, source)
      let wheel = element(of: show(picker))?.descendants.first { $0.role == .picker }
      #expect(wheel?.options == ["One", "Two"])
    }

    private func element(of view: UIView) -> ScreenElement? { screen.element(of: view) }

    @Test func valuesAreSetByTheirWords() {
      func set(_ value: String, of view: UIView) {
        let id = ElementSnapshot.identity(of: show(view))
        screen.send(.accessibilityAction(elementID: id, .setValue(value)))
        hide(view)
      }
      let slider = UISlider()
      set("0.5", of: slider)
      #expect(slider.value == 0.5)
      set("much", of: slider)
      slider.isEnabled = false
      set("0.75", of: slider)
      #expect(slider.value == 0.5)
      let pages = UIPageControl()
      pages.numberOfPages = 3
      var changes = 0
      pages.addAction(UIAction { _ in changes += 1 }, for: .valueChanged)
      for value in ["3", "3", "4", "0", "x"] { set(value, of: pages) }
      #expect(pages.currentPage == 2 && changes == 1)
    }

    @Test func uiTestsSeeMoreOfSomeViews() {
      func seen(_ view: UIView) -> ScreenElement? {
        view.frame = Self.frame
        screen.view.addSubview(view)
        screen.commit()
        defer { hide(view) }
        let id = ElementSnapshot.identity(of: view)
        return ElementSnapshot.take(.automation).descendants.first { $0.id == id }
      }
      #expect(seen(UITabBar())?.label == "Tab Bar")
      #expect(seen(UIToolbar())?.label == "Toolbar")
      let bar = UINavigationBar()
      bar.items = [UINavigationItem(title: "Title")]
      #expect(seen(bar)?.identifier == "Title")
      let field = UITextField()
      #expect(seen(field)?.value == "")
      field.placeholder = "Name"
      #expect(seen(field)?.value == "Name")
      field.text = "Ann"
      #expect(seen(field)?.value == "Ann")
      let pages = UIPageControl()
      (pages.numberOfPages, pages.currentPage) = (5, 1)
      #expect(seen(pages)?.value == "page 2 of 5")
      let button = UIButton(type: .system)
      button.setTitle("Press", for: .normal)
      button.accessibilityTraits = [.button, .selected, .notEnabled]
      let pressed = seen(button)
      #expect(pressed?.isSelected == true && pressed?.isEnabled == false)
      #expect(pressed?.descendants.first { $0.kind == .staticText }?.label == "Press")
      field.isSecureTextEntry = true
      #expect(seen(field)?.kind == .secureTextField)
    }
  }
}

extension ScreenElement {
  /// All nested elements.
  fileprivate var descendants: [ScreenElement] { children.flatMap { [$0] + $0.descendants } }
}
