import CoreGraphics
import UIKitCore

/// A leaf of a book that's being turned.
///
/// It folds along a straight line, beyond which its back becomes visible.
final class TurningLeafView: UIView {
  /// The geometry of a leaf that's being turned.
  struct Book {
    /// Whether leaves turn horizontally instead of vertically.
    let isHorizontal: Bool
    /// The position of the spine along the leaf's direction, in points.
    let spine: CGFloat
    /// The length of the leaf in points, which is negative if the leaf is before the spine.
    let length: CGFloat
  }

  private static let shade: CGFloat = 14

  private let book: Book
  private let front: UIView
  private let back: UIView
  private let frontWindow = UIView()
  private let backWindow = UIView()
  private let shadow = UIView()

  /// Creates a leaf in front of the page under it.
  /// - Parameter back: The view on the back. Without one, the front shows through.
  init(frame: CGRect, book: Book, front: UIView, back: UIView?, beneath: [UIView]) {
    self.book = book
    self.front = front
    self.back = back ?? Self.shiningThrough(front, isHorizontal: book.isHorizontal)
    super.init(frame: frame)
    isUserInteractionEnabled = false
    clipsToBounds = true
    shadow.backgroundColor = UIColor(white: 0, alpha: 0.15)
    for view in beneath + [shadow, frontWindow, backWindow] { addSubview(view) }
    for window in [frontWindow, backWindow] { window.clipsToBounds = true }
    frontWindow.addSubview(front)
    backWindow.addSubview(self.back)
    backWindow.layer.borderColor = UIColor(white: 0, alpha: 0.1).cgColor
    backWindow.layer.borderWidth = 0.5
    place()
  }

  required init?(coder: NSCoder) { nil }

  /// Returns a snapshot of a page as it shows through thin paper.
  private static func shiningThrough(_ front: UIView, isHorizontal: Bool) -> UIView {
    let paper = UIView(frame: front.bounds)
    paper.backgroundColor = .white
    if let picture = front.snapshotView(afterScreenUpdates: false) {
      picture.frame = paper.bounds
      picture.transform = CGAffineTransform(
        scaleX: isHorizontal ? -1 : 1, y: isHorizontal ? 1 : -1)
      picture.alpha = 0.15
      paper.addSubview(picture)
    }
    return paper
  }

  /// The progress of turning the leaf, from 0 to 1.
  var progress: CGFloat = 0 {
    didSet { place() }
  }

  private func place() {
    let length = book.length
    let fold = length * (1 - progress)
    show(front, from: 0, in: frontWindow, from: 0, to: fold)
    show(back, from: 2 * fold - length, in: backWindow, from: 2 * fold - length, to: fold)
    let isForward = length >= 0
    shadow.frame = area(from: fold, to: fold + (isForward ? Self.shade : -Self.shade))
    shadow.isHidden = progress <= 0 || progress >= 1
  }

  /// Shows the part of a page between two distances from the spine.
  private func show(
    _ page: UIView, from start: CGFloat, in window: UIView, from first: CGFloat, to last: CGFloat
  ) {
    window.frame = area(from: first, to: last)
    page.frame = area(from: start, to: start + book.length)
      .offsetBy(dx: -window.frame.minX, dy: -window.frame.minY)
  }

  /// Returns the area between two distances from the spine.
  private func area(from first: CGFloat, to last: CGFloat) -> CGRect {
    let start = book.spine + min(first, last)
    let length = (last - first).magnitude
    return book.isHorizontal
      ? CGRect(x: start, y: 0, width: length, height: bounds.height)
      : CGRect(x: 0, y: start, width: bounds.width, height: length)
  }
}
