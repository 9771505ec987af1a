import UIKit

extension UIActivity.ActivityType {
  static let shout = UIActivity.ActivityType("dev.quince.Shout")
}

/// Copies a text in capitals.
class Shout: UIActivity {
  private var text = ""

  override var activityType: UIActivity.ActivityType? { return .shout }
  override var activityTitle: String? { return "Shout" }

  override func canPerform(withActivityItems activityItems: [Any]) -> Bool {
    return activityItems.contains { $0 is String }
  }

  override func prepare(withActivityItems activityItems: [Any]) {
    text = activityItems.compactMap { $0 as? String }.joined()
  }

  override func perform() {
    UIPasteboard.general.string = text.uppercased()
    activityDidFinish(true)
  }
}
