import UIKitCore

/// An activity that copies strings, URLs, images, and colors to the pasteboard.
final class CopyActivity: UIActivity {
  private var items: [[String: Any]] = []

  override var activityType: UIActivity.ActivityType? { .copyToPasteboard }
  override var activityTitle: String? { "Copy" }
  override var activityImage: UIImage? { UIImage(systemName: "doc.on.doc") }

  override func canPerform(withActivityItems activityItems: [Any]) -> Bool {
    activityItems.contains { Self.entry(of: $0) != nil }
  }

  override func prepare(withActivityItems activityItems: [Any]) {
    items = activityItems.compactMap(Self.entry)
  }

  override func perform() {
    UIPasteboard.general.items = items
    activityDidFinish(true)
  }

  private static func entry(of item: Any) -> [String: Any]? {
    let value = (item as? NSAttributedString)?.string ?? item
    return PasteboardRepresentation.type(of: value).map { [$0: value] }
  }
}
