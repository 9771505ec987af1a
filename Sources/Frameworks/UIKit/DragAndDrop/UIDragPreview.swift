/// The preview of an item while it's dragged.
///
/// Follows <https://developer.apple.com/documentation/uikit/uidragpreview>.
@preconcurrency @MainActor
open class UIDragPreview: NSObject {
  /// The view that's shown.
  open private(set) var view: UIView
  /// The parameters of the preview's appearance.
  open private(set) var parameters: UIDragPreviewParameters

  /// Creates a preview of a view.
  public init(view: UIView, parameters: UIDragPreviewParameters) {
    self.view = view
    self.parameters = parameters
  }

  /// Creates a preview of a view with the default appearance.
  public convenience init(view: UIView) {
    self.init(view: view, parameters: UIDragPreviewParameters())
  }

  /// Creates a preview of a URL.
  public convenience init(for url: URL) {
    self.init(for: url, title: nil)
  }

  /// Creates a preview of a URL with a title.
  public convenience init(for url: URL, title: String?) {
    self.init(view: URLPreview(url, title: title))
  }
}

/// A card that shows a URL below its title.
final class URLPreview: UIView {
  private static let margin = SystemDesign.current.dragging.linkMargin
  private static let widest = SystemDesign.current.dragging.linkWidth

  init(_ url: URL, title: String?) {
    let host = url.host ?? url.absoluteString
    let texts = title.map { [$0, host] } ?? [host, url.absoluteString]
    let labels = texts.map { text in
      let label = UILabel()
      label.text = text
      return label
    }
    labels[0].font = .preferredFont(forTextStyle: .headline)
    labels[1].font = .preferredFont(forTextStyle: .footnote)
    labels[1].textColor = .secondaryLabel
    let sizes = labels.map(\.intrinsicContentSize)
    let width = min(max(sizes[0].width, sizes[1].width), Self.widest)
    super.init(
      frame: CGRect(
        x: 0, y: 0, width: width + 2 * Self.margin,
        height: sizes[0].height + sizes[1].height + 2 * Self.margin))
    backgroundColor = .secondarySystemBackground
    var y = Self.margin
    for (label, size) in zip(labels, sizes) {
      label.frame = CGRect(x: Self.margin, y: y, width: width, height: size.height)
      y += size.height
      addSubview(label)
    }
  }

  required init?(coder: NSCoder) { nil }
}
