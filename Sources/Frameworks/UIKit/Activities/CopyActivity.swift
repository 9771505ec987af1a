/// Copies texts, URLs, images and colors to the pasteboard.
final class CopyActivity: UIActivity {
  private var items: [[String: Any]] = []

  override var activityType: UIActivity.ActivityType? { .copyToPasteboard }
  override var activityTitle: String? { "Copy" }
  override var activityImage: UIImage? { UIImage(systemName: "doc.on.doc") }

  override func canPerform(withActivityItems activityItems: [Any]) -> Bool {
    activityItems.contains { Self.pasteboardType(of: $0) != nil }
  }

  override func prepare(withActivityItems activityItems: [Any]) {
    items = activityItems.compactMap { item in
      Self.pasteboardType(of: item).map { [$0: Self.value(of: item)] }
    }
  }

  override func perform() {
    UIPasteboard.general.items = items
    activityDidFinish(true)
  }

  private static func pasteboardType(of item: Any) -> String? {
    switch item {
    case is String, is NSAttributedString: UIPasteboard.textTypes[0]
    case is URL: UIPasteboard.urlTypes[0]
    case is UIImage: UIPasteboard.imageTypes[0]
    case is UIColor: UIPasteboard.colorTypes[0]
    default: nil
    }
  }

  private static func value(of item: Any) -> Any {
    (item as? NSAttributedString)?.string ?? item
  }
}
