/// The properties of a PDF document.
///
/// Follows <https://developer.apple.com/documentation/uikit/uigraphicspdfrendererformat>.
open class UIGraphicsPDFRendererFormat: UIGraphicsRendererFormat {
  /// The document's metadata, under keys such as `kCGPDFContextTitle`.
  open var documentInfo: [String: Any] = [:]

  /// Returns another format with the same properties.
  open override func copy(with zone: NSZone? = nil) -> Any {
    let copy = UIGraphicsPDFRendererFormat()
    copy.bounds = bounds
    copy.documentInfo = documentInfo
    return copy
  }
}
