import Foundation

/// A stack of the PDF contexts that were started and haven't ended yet, with the current context
/// last.
///
/// Each thread has its own stack.
private final class PDFContext {
  private static let key = "org.quince.pdf"

  let document: PDFDocumentRecorder
  private let defaultBounds: CGRect
  /// A closure that receives the document when it's complete.
  let deliver: (Data) -> Void

  private init(_ bounds: CGRect, _ info: [AnyHashable: Any]?, deliver: @escaping (Data) -> Void) {
    let entries = (info ?? [:]).map { ("\($0.key.base)", $0.value) }
    document = PDFDocumentRecorder(Dictionary(entries) { $1 })
    // The default page size without bounds is US Letter.
    defaultBounds = bounds.isEmpty ? CGRect(x: 0, y: 0, width: 612, height: 792) : bounds
    self.deliver = deliver
  }

  private static var open: [PDFContext] {
    get { Thread.current.threadDictionary[key] as? [PDFContext] ?? [] }
    set { Thread.current.threadDictionary[key] = newValue }
  }

  static var current: PDFContext? { open.last }

  static func begin(
    _ bounds: CGRect, _ info: [AnyHashable: Any]?, deliver: @escaping (Data) -> Void
  ) {
    open.append(PDFContext(bounds, info, deliver: deliver))
  }

  func beginPage(_ bounds: CGRect?) {
    if document.hasPage { GraphicsStack.pop() }
    GraphicsStack.push(document.beginPage(bounds ?? defaultBounds))
  }

  var bounds: CGRect { document.hasPage ? document.bounds : defaultBounds }

  static func end() {
    guard let context = open.popLast() else { return }
    if context.document.hasPage { GraphicsStack.pop() }
    context.deliver(context.document.finish())
  }
}

/// Starts a PDF document that's written to data when it ends.
///
/// Follows
/// <https://developer.apple.com/documentation/uikit/uigraphicsbeginpdfcontexttodata(_:_:_:)>.
public func UIGraphicsBeginPDFContextToData(
  _ data: NSMutableData, _ bounds: CGRect, _ documentInfo: [AnyHashable: Any]?
) {
  PDFContext.begin(bounds, documentInfo) { data.append($0) }
}

/// Starts a PDF document that's written to a file when it ends.
///
/// Follows
/// <https://developer.apple.com/documentation/uikit/uigraphicsbeginpdfcontexttofile(_:_:_:)>.
/// - Returns: Whether the file can be written.
@discardableResult
public func UIGraphicsBeginPDFContextToFile(
  _ path: String, _ bounds: CGRect, _ documentInfo: [AnyHashable: Any]?
) -> Bool {
  guard FileManager.default.createFile(atPath: path, contents: Data()) else { return false }
  PDFContext.begin(bounds, documentInfo) { try? $0.write(to: URL(fileURLWithPath: path)) }
  return true
}

/// Starts a page with the document's bounds.
///
/// Follows <https://developer.apple.com/documentation/uikit/uigraphicsbeginpdfpage()>.
public func UIGraphicsBeginPDFPage() { PDFContext.current?.beginPage(nil) }

/// Starts a page with its own bounds.
///
/// Follows <https://developer.apple.com/documentation/uikit/uigraphicsbeginpdfpagewithinfo(_:_:)>.
public func UIGraphicsBeginPDFPageWithInfo(_ bounds: CGRect, _ pageInfo: [AnyHashable: Any]?) {
  PDFContext.current?.beginPage(bounds)
}

/// Ends the current PDF document.
///
/// Follows <https://developer.apple.com/documentation/uikit/uigraphicsendpdfcontext()>.
public func UIGraphicsEndPDFContext() { PDFContext.end() }

/// Returns the bounds of the current page.
///
/// Follows <https://developer.apple.com/documentation/uikit/uigraphicsgetpdfcontextbounds()>.
public func UIGraphicsGetPDFContextBounds() -> CGRect { PDFContext.current?.bounds ?? .zero }

/// Links an area of the current page to a URL.
///
/// Follows
/// <https://developer.apple.com/documentation/uikit/uigraphicssetpdfcontexturlforrect(_:_:)>.
public func UIGraphicsSetPDFContextURLForRect(_ url: URL, _ rect: CGRect) {
  PDFContext.current?.document.addLink(rect, to: .url(url.absoluteString))
}

/// Names a point on the current page.
///
/// Follows
/// <https://developer.apple.com/documentation/uikit/uigraphicsaddpdfcontextdestinationatpoint(_:_:)>.
public func UIGraphicsAddPDFContextDestinationAtPoint(_ name: String, _ point: CGPoint) {
  PDFContext.current?.document.addDestination(name, at: point)
}

/// Links an area of the current page to a named point.
///
/// Follows
/// <https://developer.apple.com/documentation/uikit/uigraphicssetpdfcontextdestinationforrect(_:_:)>.
public func UIGraphicsSetPDFContextDestinationForRect(_ name: String, _ rect: CGRect) {
  PDFContext.current?.document.addLink(rect, to: .destination(name))
}
