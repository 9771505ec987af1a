import Testing
import UIKit

extension OnScreen {
  /// Property wrappers for views and view controllers.
  @MainActor struct PropertyWrapperTests {
    private let screen = TestScreen()

    private final class Badge: UIView {
      @Invalidating(.layout) var inset: CGFloat = 4
      @Invalidating(.layout, .intrinsicContentSize, .display) var side: CGFloat = 10
      @Invalidating(.properties) var name = ""
      var layouts = 0
      var shownName = ""

      override var intrinsicContentSize: CGSize { CGSize(width: side, height: side) }

      override func layoutSubviews() {
        super.layoutSubviews()
        layouts += 1
      }

      override func updateProperties() {
        super.updateProperties()
        shownName = name
      }
    }

    @Test func aChangeInvalidatesTheView() {
      let badge = Badge()
      badge.translatesAutoresizingMaskIntoConstraints = false
      screen.view.addSubview(badge)
      screen.commit()
      #expect(badge.bounds.width == 10)
      let layouts = badge.layouts
      badge.inset = 4
      screen.commit()
      #expect(badge.layouts == layouts)
      badge.inset = 6
      screen.commit()
      #expect(badge.layouts == layouts + 1)
      badge.side = 30
      badge.name = "new"
      screen.commit()
      #expect(badge.bounds.size == CGSize(width: 30, height: 30))
      #expect(badge.shownName == "new")
    }

    private final class Page: UIViewController {
      @ViewLoading var heading: UILabel
      @ViewLoading var count = 3

      override func viewDidLoad() {
        super.viewDidLoad()
        heading = UILabel()
        heading.text = "Loaded"
      }
    }

    @Test func readingAPropertyLoadsTheView() {
      let page = Page()
      #expect(!page.isViewLoaded)
      #expect(page.heading.text == "Loaded")
      #expect(page.isViewLoaded)
      let other = Page()
      other.count = 5
      #expect(!other.isViewLoaded)
      #expect(other.count == 5)
    }
  }
}
