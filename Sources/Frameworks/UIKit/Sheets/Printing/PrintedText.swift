import Foundation
import UIKitCore

/// Text that's laid out in lines and divided into pages.
@MainActor
final class PrintedText {
  private let storage: NSTextStorage
  private let manager = NSLayoutManager()
  /// The range of glyphs and the position of the lines on each page.
  private let pages: [(glyphs: NSRange, top: CGFloat)]

  /// Lays out text.
  /// - Parameters:
  ///   - width: The width of the pages.
  ///   - heightOfPage: A closure that returns the height of a page for its index.
  init(_ text: NSAttributedString, width: CGFloat, heightOfPage: (Int) -> CGFloat) {
    storage = NSTextStorage(attributedString: text)
    let container = NSTextContainer(size: CGSize(width: width, height: .greatestFiniteMagnitude))
    container.lineFragmentPadding = 0
    storage.addLayoutManager(manager)
    manager.addTextContainer(container)
    var lines: [(rect: CGRect, glyphs: NSRange)] = []
    let all = NSRange(location: 0, length: manager.numberOfGlyphs)
    manager.enumerateLineFragments(forGlyphRange: all) { rect, _, _, glyphs, _ in
      lines.append((rect, glyphs))
    }
    var pages: [(glyphs: NSRange, top: CGFloat)] = []
    for (rect, glyphs) in lines {
      if let last = pages.last, rect.maxY - last.top <= heightOfPage(pages.count - 1) {
        pages[pages.count - 1].glyphs = NSUnionRange(last.glyphs, glyphs)
      } else {
        pages.append((glyphs, rect.minY))
      }
    }
    self.pages = pages
  }

  var pageCount: Int { max(1, pages.count) }

  /// Draws the lines of a page with their top-left corner at a point.
  func drawPage(_ index: Int, at origin: CGPoint) {
    guard pages.indices.contains(index) else { return }
    let (glyphs, top) = pages[index]
    let start = CGPoint(x: origin.x, y: origin.y - top)
    manager.drawBackground(forGlyphRange: glyphs, at: start)
    manager.drawGlyphs(forGlyphRange: glyphs, at: start)
  }
}
