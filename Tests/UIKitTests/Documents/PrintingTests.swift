import Foundation
import Testing
import UIKit

@testable import UIKitCore
@testable import UIKitSheets

extension OnScreen {
  /// The layout and drawing of pages by formatters and renderers.
  @MainActor struct PrintingTests {
    private final class Renderer: UIPrintPageRenderer {
      var calls: [String] = []

      override func drawHeaderForPage(at pageIndex: Int, in headerRect: CGRect) {
        calls.append("header \(pageIndex) \(headerRect.minY) \(headerRect.height)")
      }

      override func drawFooterForPage(at pageIndex: Int, in footerRect: CGRect) {
        calls.append("footer \(pageIndex) \(footerRect.minY)")
      }
    }

    private let screen = TestScreen()
    private let paper = CGRect(x: 0, y: 0, width: 300, height: 200)

    private func renderer(_ formatters: UIPrintFormatter...) -> Renderer {
      let renderer = Renderer()
      renderer.setValue(paper, forKey: "paperRect")
      renderer.setValue(paper.insetBy(dx: 20, dy: 20), forKey: "printableRect")
      for formatter in formatters { renderer.addPrintFormatter(formatter, startingAtPageAt: 0) }
      return renderer
    }

    private var lines: String { (1...30).map { "Line \($0)" }.joined(separator: "\n") }

    @Test func aLongTextNeedsSeveralPages() {
      let formatter = UISimpleTextPrintFormatter(text: lines)
      let renderer = renderer(formatter)
      #expect(renderer.paperRect == paper && renderer.printableRect.minX == 20)
      // There's room for 11 lines of 12-point text in 160 points.
      #expect(renderer.numberOfPages == 3 && formatter.pageCount == 3)
      renderer.headerHeight = 60
      #expect(renderer.numberOfPages == 5)
      formatter.font = .systemFont(ofSize: 24)
      #expect(renderer.numberOfPages > 8)
      formatter.removeFromPrintPageRenderer()
      #expect(renderer.numberOfPages == 0)
    }

    @Test func pagesAreDrawnWithHeadersAndFooters() {
      let renderer = renderer(UISimpleTextPrintFormatter(text: "Text"))
      renderer.headerHeight = 30
      renderer.footerHeight = 10
      let data = NSMutableData()
      UIGraphicsBeginPDFContextToData(data, paper, nil)
      renderer.prepare(forDrawingPages: NSRange(location: 0, length: 1))
      for page in 0..<renderer.numberOfPages {
        UIGraphicsBeginPDFPage()
        renderer.drawPage(at: page, in: renderer.printableRect)
      }
      UIGraphicsEndPDFContext()
      #expect(renderer.calls == ["header 0 20.0 30.0", "footer 0 170.0"])
      #expect(UIPrintInteractionController.canPrint(data as Data))
    }

    /// Returns the rows of a page, from the top, in which something is drawn.
    private func rows(_ renderer: UIPrintPageRenderer, page: Int) -> [CGFloat] {
      let image = UIImage.drawn(paper.size) { _ in
        renderer.drawPage(at: page, in: renderer.printableRect)
      }
      let blank = UIImage.drawn(CGSize(width: paper.width, height: 1)) { _ in }.pngData()
      return stride(from: 0, to: paper.height, by: 1).filter { y in
        let row = image.cgImage?.cropping(to: CGRect(x: 0, y: y, width: paper.width, height: 1))
        return row.map { UIImage(cgImage: $0).pngData() != blank } ?? false
      }
    }

    @Test func eachPageHasItsLines() {
      let renderer = renderer(UISimpleTextPrintFormatter(text: lines))
      let (first, last) = (rows(renderer, page: 0), rows(renderer, page: 2))
      #expect(first.first.map { $0 >= 20 && $0 < 30 } == true)
      #expect(first.last.map { $0 > 150 && $0 <= 180 } == true)
      #expect(last.first.map { $0 >= 20 && $0 < 30 } == true)
      #expect(last.last.map { $0 < 150 } == true)
    }

    @Test func htmlIsSet() {
      let formatter = UIMarkupTextPrintFormatter(markupText: "<h1>Invoice</h1><p>Ten</p>")
      formatter.perPageContentInsets = UIEdgeInsets(top: 40, left: 0, bottom: 0, right: 0)
      let renderer = renderer(formatter)
      #expect(renderer.numberOfPages == 1)
      #expect(rows(renderer, page: 0).first.map { $0 >= 60 } == true)
    }

    @Test func aViewIsPrinted() {
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 520, height: 600))
      view.backgroundColor = .red
      let renderer = renderer(view.viewPrintFormatter())
      #expect(renderer.numberOfPages == 2)
      #expect(rows(renderer, page: 0).count >= 159)
      let text = UITextView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
      text.text = lines
      #expect(self.renderer(text.viewPrintFormatter()).numberOfPages >= 3)
    }

    @Test func thereIsNoPrinter() async {
      let controller = UIPrintInteractionController.shared
      #expect(UIPrintInteractionController.isPrintingAvailable)
      let info = UIPrintInfo.printInfo()
      info.jobName = "Page"
      info.orientation = .landscape
      controller.printInfo = info.copy() as? UIPrintInfo
      #expect(controller.printInfo?.jobName == "Page")
      #expect(controller.printInfo?.orientation == .landscape)
      let isDone = await withCheckedContinuation { (done: CheckedContinuation<Bool, Never>) in
        controller.present(animated: true) { _, completed, _ in done.resume(returning: completed) }
      }
      #expect(!isDone)
    }

    @Test func theSmallestPaperThatSuitsIsTheBest() {
      let list = [UIPrintPaper(CGSize(width: 400, height: 600)), UIPrintPaper.letter]
      func best(_ width: CGFloat, _ height: CGFloat) -> CGFloat {
        UIPrintPaper.bestPaper(
          forPageSize: CGSize(width: width, height: height), withPapersFrom: list
        ).paperSize.width
      }
      #expect(best(300, 500) == 400 && best(500, 500) == 612 && best(900, 900) == 612)
    }
  }
}
