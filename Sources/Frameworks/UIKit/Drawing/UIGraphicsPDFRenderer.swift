/// A renderer that creates PDF documents from an app's drawing.
///
/// Follows <https://developer.apple.com/documentation/uikit/uigraphicspdfrenderer>.
open class UIGraphicsPDFRenderer: UIGraphicsRenderer {
  /// A closure that draws a document.
  public typealias DrawingActions = (UIGraphicsPDFRendererContext) -> Void

  /// Creates a renderer for documents with default page bounds and a format.
  public init(bounds: CGRect, format: UIGraphicsPDFRendererFormat) {
    super.init(bounds: bounds, rendererFormat: format)
  }

  /// Creates a renderer for documents with default page bounds.
  public convenience init(bounds: CGRect) {
    self.init(bounds: bounds, format: UIGraphicsPDFRendererFormat())
  }

  /// Returns a document of a closure's drawing.
  open func pdfData(actions: (UIGraphicsPDFRendererContext) -> Void) -> Data {
    let info = (format as? UIGraphicsPDFRendererFormat)?.documentInfo ?? [:]
    let context = UIGraphicsPDFRendererContext(
      PDFDocumentRecorder(info), bounds: bounds, format: format)
    actions(context)
    return context.finish()
  }

  /// Writes a document of a closure's drawing to a file.
  /// - Throws: An error if the file can't be written.
  open func writePDF(
    to url: URL, withActions actions: (UIGraphicsPDFRendererContext) -> Void
  ) throws {
    try pdfData(actions: actions).write(to: url)
  }
}
