import CoreGraphics
@_spi(Quince) import UIKit

/// The view in a web view's scroll view, which shows an image of the page's visible part, and takes
/// touches and text for the page.
final class WebContentView: UIView, UIKeyInput {
  private unowned let webView: WKWebView
  private let picture = UIView()
  private let elements = UIView()
  private var shown: [PageDescription.Element] = []
  private var field: PageDescription.Field?

  init(of webView: WKWebView) {
    self.webView = webView
    super.init(frame: .zero)
    elements.isUserInteractionEnabled = false
    picture.isUserInteractionEnabled = false
    addSubview(picture)
    addSubview(elements)
    let recognizer = UITapGestureRecognizer()
    recognizer.addHandler { [weak self, weak recognizer] in
      if let self, let recognizer { tap(at: recognizer.location(in: picture)) }
    }
    addGestureRecognizer(recognizer)
  }

  required init?(coder: NSCoder) { nil }

  // MARK: Showing

  /// Shows an image of the page, at the position that the page had last.
  func show(_ image: CGImage, scale: Double, of page: PageDescription?) {
    picture.layer.contents = image
    let screenScale = webView.traitCollection.displayScale
    let origin = CGPoint(x: (page?.x ?? 0) * scale, y: (page?.y ?? 0) * scale)
    picture.frame = CGRect(
      origin: origin,
      size: CGSize(
        width: CGFloat(image.width) / screenScale, height: CGFloat(image.height) / screenScale))
  }

  /// Shows the elements and the size of the page.
  /// - Parameter followsPage: Whether the page can scroll the view.
  func show(_ page: PageDescription, scale: Double, followsPage: Bool) {
    let scrollView = webView.scrollView
    let size = CGSize(width: page.width * scale, height: page.height * scale)
    if scrollView.contentSize != size {
      frame = CGRect(origin: .zero, size: size)
      scrollView.contentSize = size
    }
    let origin = CGPoint(x: page.x * scale, y: page.y * scale)
    picture.frame.origin = origin
    elements.frame = CGRect(origin: origin, size: webView.visiblePart.size)
    if followsPage, !scrollView.isTracking, !scrollView.isDecelerating {
      webView.scroll(to: origin)
    }
    show(page.elements, scale: scale)
    take(page.field)
  }

  private func show(_ new: [PageDescription.Element], scale: Double) {
    guard new != shown else { return }
    shown = new
    let views = elements.subviews.compactMap { $0 as? PageElementView }
    for view in views.dropFirst(new.count) { view.removeFromSuperview() }
    for (index, element) in new.enumerated() {
      let view = index < views.count ? views[index] : PageElementView()
      view.take(element, scale: scale)
      if view.superview == nil { elements.addSubview(view) }
    }
  }

  /// Removes the image and the elements.
  func clear() {
    picture.layer.contents = nil
    show([], scale: 1)
    take(nil)
  }

  // MARK: Touches

  private func tap(at place: CGPoint) {
    let scale = webView.page.scale
    let script = PageScript.tap(x: Double(place.x) / scale, y: Double(place.y) / scale)
    webView.page.perform("run", ["source": script, "world": PageScript.world])
    // The page can change only after it has seen the click.
    webView.page.synchronize()
    webView.page.synchronize()
  }

  // MARK: Text

  private func take(_ field: PageDescription.Field?) {
    guard field != self.field else { return }
    let isOther = field?.type != self.field?.type
    self.field = field
    if field == nil {
      if isFirstResponder { _ = resignFirstResponder() }
    } else if !isFirstResponder {
      becomeFirstResponder()
    } else if isOther {
      reloadInputViews()
    }
  }

  override var canBecomeFirstResponder: Bool { field != nil }

  override func resignFirstResponder() -> Bool {
    if field != nil, webView.page.description?.field != nil {
      field = nil
      webView.page.perform(
        "run", ["source": "document.activeElement?.blur()", "world": PageScript.world])
    }
    return super.resignFirstResponder()
  }

  var hasText: Bool { field?.hasText ?? false }

  var keyboardType: UIKeyboardType {
    get {
      switch field?.type {
      case "email": .emailAddress
      case "number": .decimalPad
      case "tel": .phonePad
      case "url": .URL
      case "search": .webSearch
      default: .default
      }
    }
    set {}
  }

  var isSecureTextEntry: Bool {
    get { field?.type == "password" }
    set {}
  }

  func insertText(_ text: String) {
    for scalar in text.unicodeScalars { press(Self.symbol(of: scalar)) }
    webView.page.synchronize()
  }

  func deleteBackward() {
    press(0xff08)
    webView.page.synchronize()
  }

  private func press(_ symbol: UInt32) {
    webView.page.perform("key", ["symbol": Int(symbol), "modifiers": 0])
  }

  /// Returns the symbol of a key as in X.
  private static func symbol(of scalar: Unicode.Scalar) -> UInt32 {
    switch scalar {
    case "\n", "\r": 0xff0d
    case "\t": 0xff09
    case _ where scalar.value < 0x100: scalar.value
    default: 0x100_0000 + scalar.value
    }
  }
}
