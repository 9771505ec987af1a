import DisplayList
import Raster

/// Records the pages of a PDF document.
final class PDFDocumentRecorder {
  private var pages: [PDFDocumentWriter.Page] = []
  private var open: (context: CGContext, bounds: CGRect, page: PDFDocumentWriter.Page)?
  private var properties = PDFDocumentWriter.Properties()

  init(_ info: [String: Any]) {
    func text(_ key: CFString) -> String? { info["\(key)"] as? String }
    properties.title = text(kCGPDFContextTitle)
    properties.author = text(kCGPDFContextAuthor)
    properties.subject = text(kCGPDFContextSubject)
    properties.creator = text(kCGPDFContextCreator)
    properties.keywords =
      text(kCGPDFContextKeywords)
      ?? (info["\(kCGPDFContextKeywords)"] as? [String])?.joined(separator: ", ")
  }

  /// The bounds of the current page.
  var bounds: CGRect { open?.bounds ?? .zero }

  /// Whether there's a current page.
  var hasPage: Bool { open != nil }

  /// Ends the current page and starts a new one.
  /// - Returns: The context of the page.
  func beginPage(_ bounds: CGRect) -> CGContext {
    endPage()
    let context = CGContext(size: bounds.size, scale: 1)
    if bounds.origin != .zero { context.translateBy(x: -bounds.minX, y: -bounds.minY) }
    open = (
      context, bounds, PDFDocumentWriter.Page(DisplayList(size: bounds.size, commands: []))
    )
    return context
  }

  private func endPage() {
    guard var last = open else { return }
    last.page.content = DisplayList(size: last.bounds.size, commands: last.context.commands)
    pages.append(last.page)
    open = nil
  }

  /// Adds an area that links to another place.
  func addLink(_ area: CGRect, to target: PDFDocumentWriter.Link.Target) {
    guard let bounds = open?.bounds else { return }
    open?.page.links.append(
      PDFDocumentWriter.Link(
        area: area.offsetBy(dx: -bounds.minX, dy: -bounds.minY), target: target))
  }

  /// Names a point that links can lead to.
  func addDestination(_ name: String, at point: CGPoint) {
    guard let bounds = open?.bounds else { return }
    open?.page.destinations[name] = CGPoint(x: point.x - bounds.minX, y: point.y - bounds.minY)
  }

  /// Ends the document.
  func finish() -> Data {
    endPage()
    let images = pages.reduce(into: [ImageID: Data]()) { all, page in
      for case .image(let id, _, _, _, _) in page.content.commands { all[id] = id.bytes?.data }
    }
    let writer = PDFDocumentWriter(pages, properties: properties) { images[$0] }
    // There's no limit on the cost of an app's own document.
    return (try? writer.data()) ?? Data()
  }
}
