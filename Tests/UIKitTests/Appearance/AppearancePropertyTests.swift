import Foundation
import Testing
import UIKit

@testable import UIKitCore

extension OnScreen {
  /// The properties of each class that can be set on its appearance proxy.
  @MainActor struct AppearancePropertyTests {
    private let screen = TestScreen()

    private func shown<View: UIView>(_ view: View) -> View {
      screen.view.addSubview(view)
      return view
    }

    private final class Toggle: UISwitch {}
    private final class Bar: UISlider {}
    private final class Progress: UIProgressView {}
    private final class Pages: UIPageControl {}
    private final class Segments: UISegmentedControl {}
    private final class Spinner: UIActivityIndicatorView {}
    private final class Rows: UITableView {}

    @Test func controlsTakeTheirColorsFromTheProxy() {
      Toggle.appearance().onTintColor = .red
      Bar.appearance().minimumTrackTintColor = .green
      Progress.appearance().progressTintColor = .blue
      Pages.appearance().currentPageIndicatorTintColor = .red
      Segments.appearance().selectedSegmentTintColor = .green
      Spinner.appearance().color = .blue
      Rows.appearance().separatorColor = .red
      #expect(shown(Toggle()).onTintColor == .red)
      #expect(shown(Bar()).minimumTrackTintColor == .green)
      #expect(shown(Progress()).progressTintColor == .blue)
      #expect(shown(Pages()).currentPageIndicatorTintColor == .red)
      #expect(shown(Segments()).selectedSegmentTintColor == .green)
      #expect(shown(Spinner()).color == .blue)
      #expect(shown(Rows()).separatorColor == .red)
    }

    private final class Picture: UIImageView {}

    @Test func aClassWithoutPropertiesTakesWhatObjectiveCFinds() {
      Picture.appearance().isHighlighted = true
      #expect(shown(Picture()).isHighlighted)
    }

    /// The number of properties that each class itself lists.
    private static let counts = [
      "UIActivityIndicatorView": 1, "UIBarButtonItem": 7, "UIBarItem": 1, "UIButton": 5,
      "UILabel": 8, "UINavigationBar": 14, "UIPageControl": 2, "UIProgressView": 4,
      "UISearchBar": 6, "UISegmentedControl": 2, "UISlider": 5, "UISwitch": 2, "UITabBar": 12,
      "UITabBarItem": 3, "UITableView": 2, "UITextField": 6, "UITextView": 3, "UIToolbar": 9,
      "UIView": 3,
    ]

    @Test func eachClassListsItsOwnPropertiesOnce() throws {
      for (name, count) in Self.counts {
        let type: AnyClass = try #require(NSClassFromString("UIKit.\(name)"))
        let all = AppearanceProperty.all(of: type)
        #expect(all.count { $0.owner == type } == count, "\(name)")
      }
    }

    // MARK: All classes

    /// The classes whose colors can't be set on a proxy yet.
    private static let unlisted: Set = ["UIColorWell", "UIRefreshControl", "UISearchTextField"]

    private func listed(by type: AnyClass) -> [AppearanceProperty] {
      (type as? UIView.Type)?.appearanceProperties
        ?? (type as? UIBarItem.Type)?.appearanceProperties ?? []
    }

    @Test func everyClassWithAColorCanSetItOnItsProxy() {
      let colored = PublicClasses.all.filter { declared in
        (declared.type is UIView.Type || declared.type is UIBarItem.Type)
          && declared.properties.values.contains {
            $0.contains(/\bUIColor\b/) && !$0.contains("{ get }")
          }
      }
      #expect(colored.count > 10)
      for declared in colored {
        let lists = listed(by: declared.type).contains { $0.owner == declared.type }
        #expect(lists != Self.unlisted.contains(declared.name), "\(declared.name)")
      }
    }
  }
}
