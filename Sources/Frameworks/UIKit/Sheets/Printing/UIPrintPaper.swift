import UIKitCore

/// A type of paper.
///
/// Follows <https://developer.apple.com/documentation/uikit/uiprintpaper>.
@preconcurrency @MainActor
open class UIPrintPaper: NSObject {
  /// The size, in points.
  open private(set) var paperSize: CGSize
  /// The printable part of the paper.
  open private(set) var printableRect: CGRect

  init(_ size: CGSize) {
    paperSize = size
    printableRect = CGRect(origin: .zero, size: size).insetBy(dx: 18, dy: 18)
    super.init()
  }

  /// Letter paper, which is the default.
  static let letter = UIPrintPaper(CGSize(width: 612, height: 792))

  /// Returns the paper that best fits a size.
  ///
  /// It's the smallest paper that's large enough, or the largest if there's none.
  open class func bestPaper(
    forPageSize contentSize: CGSize, withPapersFrom paperList: [UIPrintPaper]
  ) -> UIPrintPaper {
    func area(_ paper: UIPrintPaper) -> CGFloat { paper.paperSize.width * paper.paperSize.height }
    let sorted = paperList.sorted { area($0) < area($1) }
    return sorted.first {
      $0.paperSize.width >= contentSize.width && $0.paperSize.height >= contentSize.height
    } ?? sorted.last ?? letter
  }
}
