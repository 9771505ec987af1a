import Testing
import UIKit

extension OnScreen {
  /// Properties of appearance proxies apply to views that are shown later.
  ///
  /// Each test has its own classes because proxies are permanent.
  @MainActor struct AppearanceProxyTests {
    private let screen = TestScreen()

    private final class PlainLabel: UILabel {}

    @Test func viewsTakeOverWhatIsSetAsTheyEnterAWindow() {
      let before = PlainLabel()
      screen.view.addSubview(before)
      PlainLabel.appearance().textColor = .red
      PlainLabel.appearance().font = .systemFont(ofSize: 30)
      PlainLabel.appearance().tintColor = .green
      let after = PlainLabel()
      #expect(after.textColor == .label)
      screen.view.addSubview(after)
      #expect(after.textColor == .red && after.font.pointSize == 30 && after.tintColor == .green)
      #expect(before.textColor == .label)
    }

    private final class EarlyBox: UIView {}

    @Test func viewsTakeOverWhatIsSetBeforeTheirFirstLayoutInAWindow() {
      let box = EarlyBox()
      screen.view.addSubview(box)
      EarlyBox.appearance().tintColor = .green
      screen.view.layoutIfNeeded()
      #expect(box.tintColor == .green)
      EarlyBox.appearance().alpha = 0.5
      box.setNeedsLayout()
      screen.view.layoutIfNeeded()
      #expect(box.alpha == 1)
    }

    private final class OwnLabel: UILabel {}

    @Test func whatAViewWasGivenItselfStays() {
      OwnLabel.appearance().textColor = .red
      let label = OwnLabel()
      label.textColor = .blue
      screen.view.addSubview(label)
      #expect(label.textColor == .blue)
    }

    private class BaseLabel: UILabel {}
    private final class DerivedLabel: BaseLabel {}
    private final class Box: UIView {}

    @Test func theMostSpecificProxyIsTaken() {
      BaseLabel.appearance().textColor = .red
      DerivedLabel.appearance().textColor = .green
      BaseLabel.appearance(whenContainedInInstancesOf: [Box.self]).textColor = .blue
      let box = Box()
      screen.view.addSubview(box)
      let labels = [BaseLabel(), DerivedLabel(), BaseLabel()]
      for label in labels.dropLast() { screen.view.addSubview(label) }
      box.addSubview(labels[2])
      #expect(labels.map(\.textColor) == [.red, .green, .blue])
      #expect(BaseLabel.appearance() === BaseLabel.appearance())
    }

    private final class NestedLabel: UILabel {}
    private final class Outer: UIViewController {}

    @Test func containersAreNamedFromTheInnermost() {
      NestedLabel.appearance(whenContainedInInstancesOf: [Box.self, Outer.self]).alpha = 0.5
      let outer = Outer()
      screen.root.addChild(outer)
      screen.view.addSubview(outer.view)
      let box = Box()
      let inside = NestedLabel()
      box.addSubview(inside)
      outer.view.addSubview(box)
      let beside = NestedLabel()
      outer.view.addSubview(beside)
      #expect(inside.alpha == 0.5 && beside.alpha == 1)
    }

    private final class TabletLabel: UILabel {}

    @Test func traitsAreMatched() {
      TabletLabel.appearance(for: UITraitCollection(userInterfaceIdiom: .pad)).alpha = 0.5
      TabletLabel.appearance(for: UITraitCollection(userInterfaceIdiom: .phone)).alpha = 0.25
      let label = TabletLabel()
      screen.view.addSubview(label)
      #expect(label.alpha == 0.25)
    }

    private final class ProxiedButton: UIButton {}

    @Test func valuesForStatesAreTakenOneByOne() {
      ProxiedButton.appearance().setTitleColor(.red, for: .normal)
      ProxiedButton.appearance().setTitleColor(.green, for: .highlighted)
      let button = ProxiedButton()
      button.setTitleColor(.blue, for: .normal)
      screen.view.addSubview(button)
      #expect(button.titleColor(for: .normal) == .blue)
      #expect(button.titleColor(for: .highlighted) == .green)
    }

    private final class Finder: UISearchBar {}

    @Test func searchBarsHaveProxies() {
      Finder.appearance().barTintColor = .red
      Finder.appearance().searchBarStyle = .minimal
      let finder = Finder()
      screen.view.addSubview(finder)
      #expect(finder.barTintColor == .red && finder.searchBarStyle == .minimal)
    }

    private final class Bar: UINavigationBar {}
    private final class Item: UIBarButtonItem {}

    @Test func barsAndTheirItemsHaveProxies() {
      let appearance = UINavigationBarAppearance()
      appearance.configureWithOpaqueBackground()
      appearance.backgroundColor = .red
      Bar.appearance().standardAppearance = appearance
      Bar.appearance().titleTextAttributes = [.foregroundColor: UIColor.green]
      Item.appearance(whenContainedInInstancesOf: [Bar.self])
        .setTitleTextAttributes([.foregroundColor: UIColor.blue], for: .normal)
      let navigation = UINavigationController(navigationBarClass: Bar.self, toolbarClass: nil)
      let root = UIViewController()
      let item = Item(title: "Do", style: .plain, target: nil, action: nil)
      root.navigationItem.rightBarButtonItem = item
      navigation.viewControllers = [root]
      screen.window.rootViewController = navigation
      screen.commit()
      #expect(navigation.navigationBar.standardAppearance.backgroundColor == .red)
      #expect(
        navigation.navigationBar.titleTextAttributes?[.foregroundColor] as? UIColor == .green)
      #expect(item.titleTextAttributes(for: .normal)?[.foregroundColor] as? UIColor == .blue)
      let outside = Item(title: "Do", style: .plain, target: nil, action: nil)
      let toolbar = UIToolbar()
      toolbar.items = [outside]
      root.view.addSubview(toolbar)
      #expect(outside.titleTextAttributes(for: .normal) == nil)
    }
  }
}
