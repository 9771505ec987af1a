/// The context in which a renderer draws a PDF document.
///
/// Follows <https://developer.apple.com/documentation/uikit/uigraphicspdfrenderercontext>.
open class UIGraphicsPDFRendererContext: UIGraphicsRendererContext {
  private let document: PDFDocumentRecorder
  private let defaultBounds: CGRect
  private var page: CGContext?

  init(_ document: PDFDocumentRecorder, bounds: CGRect, format: UIGraphicsRendererFormat) {
    self.document = document
    defaultBounds = bounds
    super.init(CGContext(size: bounds.size, scale: 1), format: format)
  }

  /// The context of the current page.
  open override var cgContext: CGContext { page ?? super.cgContext }

  /// The bounds of the current page.
  open var pdfContextBounds: CGRect { document.hasPage ? document.bounds : defaultBounds }

  /// Starts a page with the document's bounds.
  open func beginPage() {
    begin(defaultBounds)
  }

  /// Starts a page with its own bounds.
  open func beginPage(withBounds bounds: CGRect, pageInfo: [String: Any]) {
    begin(bounds)
  }

  private func begin(_ bounds: CGRect) {
    if page != nil { GraphicsStack.pop() }
    let context = document.beginPage(bounds)
    page = context
    GraphicsStack.push(context)
  }

  /// Links an area of the page to a URL.
  open func setURL(_ url: URL, for rect: CGRect) {
    document.addLink(rect, to: .url(url.absoluteString))
  }

  /// Names a point on the page.
  open func addDestination(withName name: String, at point: CGPoint) {
    document.addDestination(name, at: point)
  }

  /// Links an area of the page to a named point.
  open func setDestinationWithName(_ name: String, for rect: CGRect) {
    document.addLink(rect, to: .destination(name))
  }

  final func finish() -> Data {
    if page != nil { GraphicsStack.pop() }
    return document.finish()
  }
}
