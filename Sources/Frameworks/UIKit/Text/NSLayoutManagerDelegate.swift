import Foundation

/// The methods that customize the layout of text.
///
/// Follows <https://developer.apple.com/documentation/uikit/nslayoutmanagerdelegate>.
public protocol NSLayoutManagerDelegate: NSObjectProtocol {
  /// Returns the space after a line.
  ///
  /// It's called once for each paragraph.
  func layoutManager(
    _ layoutManager: NSLayoutManager, lineSpacingAfterGlyphAt glyphIndex: Int,
    withProposedLineFragmentRect rect: CGRect
  ) -> CGFloat
  /// Called when the layout becomes invalid.
  func layoutManagerDidInvalidateLayout(_ sender: NSLayoutManager)
  /// Called when text has been laid out in a container.
  func layoutManager(
    _ layoutManager: NSLayoutManager, didCompleteLayoutFor textContainer: NSTextContainer?,
    atEnd layoutFinishedFlag: Bool)
}

extension NSLayoutManagerDelegate {
  /// Returns 0.
  public func layoutManager(
    _ layoutManager: NSLayoutManager, lineSpacingAfterGlyphAt glyphIndex: Int,
    withProposedLineFragmentRect rect: CGRect
  ) -> CGFloat { 0 }

  /// Does nothing.
  public func layoutManagerDidInvalidateLayout(_ sender: NSLayoutManager) {}

  /// Does nothing.
  public func layoutManager(
    _ layoutManager: NSLayoutManager, didCompleteLayoutFor textContainer: NSTextContainer?,
    atEnd layoutFinishedFlag: Bool
  ) {}
}
