import AppRuntime
import ObjectiveC
import QuartzCore
import UIKit

@testable import UIKitCore

/// A view that has the `answer:` method, which is called by name.
final class AnsweringView: UIView, ObjCExposing {
  private(set) var senders: [Any?] = []

  static func objcMembers() -> [ObjCMember] {
    [
      .method("answer:", of: AnsweringView.self) { view, arguments in
        view.senders.append(arguments.first ?? nil)
        return nil
      }
    ]
  }
}
