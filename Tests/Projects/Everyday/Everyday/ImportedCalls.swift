import Dispatch
import Foundation
import UIKit

/// Makes calls that could refer to Foundation or UIKit, in a file that imports both.
enum ImportedCalls {
  static func run() -> String {
    let receiver = Receiver()
    NotificationCenter.default.removeObserver(receiver)
    NotificationCenter.default.removeObserver(receiver, name: nil, object: nil)
    UserDefaults.standard.set(nil, forKey: "nothing")
    let timer = Timer(
      timeInterval: 1, target: receiver, selector: #selector(Receiver.receive), userInfo: "info",
      repeats: false)
    let info = timer.userInfo as? String
    timer.fire()
    return "\(info ?? "-") \(receiver.texts.joined(separator: " "))"
  }
}

private class Receiver: NSObject {
  var texts: [String] = []

  @objc func receive(_ timer: Timer) {
    texts.append("fired \(timer.userInfo ?? "-")")
  }
}
