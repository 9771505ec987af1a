import Testing
import UIKit

extension OnScreen {
  /// The presenter behind a sheet.
  @MainActor struct SheetRecessTests {
    private let root = UIViewController()
    private let presented = UIViewController()

    @Test func itRecedesOnAPhoneAndComesBack() {
      let screen = TestScreen(root: root)
      root.present(presented, animated: true)
      screen.advance(1)
      #expect(abs(root.view.frame.width - 361) < 0.1)
      #expect(abs(root.view.frame.minY - 59) < 0.1)
      #expect(abs(root.view.frame.midX - 196.5) < 0.1)
      #expect(root.view.layer.cornerRadius == 10)
      #expect(root.view.bounds.size == CGSize(width: 393, height: 852))
      root.dismiss(animated: true)
      screen.advance(1)
      #expect(root.view.transform.isIdentity && root.view.layer.cornerRadius == 0)
      #expect(root.view.frame == screen.window.bounds)
    }

    @Test func itStaysBehindALowSheetAndOnATablet() {
      var screen = TestScreen(root: root)
      presented.sheetPresentationController?.detents = [.medium(), .large()]
      root.present(presented, animated: false)
      screen.commit()
      #expect(root.view.transform.isIdentity)
      presented.sheetPresentationController?.animateChanges {
        presented.sheetPresentationController?.selectedDetentIdentifier = .large
      }
      screen.advance(1)
      #expect(!root.view.transform.isIdentity)
      root.dismiss(animated: false)
      screen = TestScreen(.iPad, root: root)
      root.present(presented, animated: false)
      screen.commit()
      #expect(root.view.transform.isIdentity)
    }

    @Test func aSheetRecedesBehindTheNext() {
      let screen = TestScreen(root: root)
      let next = UIViewController()
      root.present(presented, animated: false)
      presented.present(next, animated: false)
      screen.commit()
      #expect(abs(presented.view.frame.width - 361) < 0.1)
      #expect(abs(next.view.frame.width - 393) < 0.1)
      root.dismiss(animated: false)
      screen.commit()
      #expect(root.view.frame == screen.window.bounds)
      #expect(presented.view.transform.isIdentity)
    }
  }
}
