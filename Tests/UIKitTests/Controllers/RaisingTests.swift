import Foundation
import Testing
import UIKit

/// What views and view controllers refuse, as iOS does, with its reason.
struct RaisingTests {
  private func reason(_ result: ExitTest.Result?) -> String {
    String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
  }

  @Test func aViewIsNoSubviewOfItself() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        let view = UIView()
        view.addSubview(view)
      }
    }
    #expect(reason(result).contains("'NSInvalidArgumentException', reason: 'Can't add self"))
  }

  @Test func aViewControllerDoesNotPresentItself() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        let controller = UIViewController()
        controller.present(controller, animated: false)
      }
    }
    #expect(
      reason(result).contains(
        "Application tried to present modal view controller on itself. Presenting controller is "
          + "UIViewController."))
  }
}
