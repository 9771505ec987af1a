import CoreGraphics
import Foundation

/// The line below a title in a navigation bar.
final class NavigationSubtitle: UIView {
  private let label = UILabel()
  private weak var ownView: UIView?
  private var content = NavigationSubtitleContent()

  init() {
    super.init(frame: .zero)
    addSubview(label)
  }

  required init?(coder: NSCoder) { nil }

  /// Shows content in a view, and returns the subtitle, or `nil` if there's no content.
  static func show(
    _ content: NavigationSubtitleContent, in parent: UIView, reusing old: NavigationSubtitle?
  ) -> NavigationSubtitle? {
    guard !content.isEmpty else {
      old?.removeFromSuperview()
      return nil
    }
    let subtitle = old ?? NavigationSubtitle()
    if subtitle.superview !== parent { parent.addSubview(subtitle) }
    subtitle.show(content)
    return subtitle
  }

  private func show(_ content: NavigationSubtitleContent) {
    self.content = content
    label.isHidden = content.view != nil
    if let ownView, ownView !== content.view, ownView.superview === self {
      ownView.removeFromSuperview()
    }
    ownView = content.view
    if let ownView, ownView.superview !== self {
      ownView.takeBarSize()
      addSubview(ownView)
    }
    setNeedsLayout()
  }

  /// Shows the text with attributes, which the text's own attributes replace.
  func updateLook(_ attributes: [NSAttributedString.Key: Any], size: CGFloat) {
    label.text = content.text
    label.font = attributes[.font] as? UIFont ?? .systemFont(ofSize: size)
    label.textColor =
      attributes[.foregroundColor] as? UIColor ?? SystemDesign.current.navigationBars.subtitleColor
    if let text = content.styledText { label.attributedText = NSAttributedString(text) }
    setNeedsLayout()
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    guard let ownView else {
      let fitting = label.sizeThatFits(size)
      return CGSize(width: ceil(fitting.width), height: ceil(fitting.height))
    }
    let fitting = ownView.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    return fitting.width > 0 && fitting.height > 0 ? fitting : ownView.sizeThatFits(size)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = bounds
    guard let ownView else { return }
    let size = sizeThatFits(bounds.size)
    let frame = CGRect(
      x: 0, y: 0, width: min(size.width, bounds.width), height: min(size.height, bounds.height))
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    ownView.setFrameInBar(isMirrored ? frame.mirrored(in: bounds.width) : frame)
  }
}
