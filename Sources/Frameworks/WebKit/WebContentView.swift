import CoreGraphics
@_spi(Quince) import UIKit

/// The view in a web view's scroll view, which shows an image of the page's visible part, and takes
/// touches and text for the page.
final class WebContentView: UIView {
  unowned let webView: WKWebView
  private let picture = UIView()
  private let elements = UIView()
  private var shown: [PageDescription.Element] = []
  private(set) var field: PageDescription.Field?
  /// The numbers of the fingers on the page.
  private var fingers: [ObjectIdentifier: Int] = [:]
  private static let mostFingers = 10
  /// Whether the user has tapped the page since it was loaded, or since the keyboard was hidden.
  private var isTapped = false
  private lazy var bar = WebFieldBar(of: webView)
  private let keyboard: WebKeyboardSpace
  private let picker: WebPicker

  init(of webView: WKWebView) {
    self.webView = webView
    keyboard = WebKeyboardSpace(of: webView)
    picker = WebPicker(of: webView)
    super.init(frame: .zero)
    elements.isUserInteractionEnabled = false
    picture.isUserInteractionEnabled = false
    addSubview(picture)
    addSubview(elements)
    isMultipleTouchEnabled = true
  }

  required init?(coder: NSCoder) { nil }

  // MARK: Showing

  /// Shows an image of the page, at the position that the page had last.
  /// - Parameter details: The factors by which the image can have more pixels than the screen.
  func show(_ image: CGImage, scale: Double, of page: PageDescription?, details: [Double]) {
    picture.layer.contents = image
    let origin = CGPoint(x: (page?.x ?? 0) * scale, y: (page?.y ?? 0) * scale)
    let pixels = webView.traitCollection.displayScale
    let sizes = details.map { detail in
      CGSize(
        width: CGFloat(image.width) / (pixels * detail),
        height: CGFloat(image.height) / (pixels * detail))
    }
    let width = webView.visiblePart.width
    let size = sizes.min { abs($0.width - width) < abs($1.width - width) } ?? .zero
    picture.frame = CGRect(origin: origin, size: size)
  }

  /// Shows the elements and the size of the page.
  /// - Parameter followsPage: Whether the page can scroll the view.
  func show(_ page: PageDescription, scale: Double, followsPage: Bool) {
    let scrollView = webView.scrollView
    let size = CGSize(width: page.width * scale, height: page.height * scale)
    if bounds.size != size {
      let zoom = scrollView.zoomScale
      bounds = CGRect(origin: .zero, size: size)
      center = CGPoint(x: size.width * zoom / 2, y: size.height * zoom / 2)
      scrollView.contentSize = CGSize(width: size.width * zoom, height: size.height * zoom)
    }
    let origin = CGPoint(x: page.x * scale, y: page.y * scale)
    picture.frame.origin = origin
    elements.frame = CGRect(origin: origin, size: webView.visiblePart.size)
    if followsPage, !scrollView.isTracking, !scrollView.isDecelerating {
      webView.scroll(to: origin)
    }
    show(page.elements, scale: scale)
    take(page.field)
    if isTapped { picker.take(page.picker, in: frame(page.picker?.frame) ?? .zero) }
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

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    isTapped = true
    for touch in touches {
      let finger = (0..<Self.mostFingers).first { !fingers.values.contains($0) }
      guard let finger else { continue }
      fingers[ObjectIdentifier(touch)] = finger
      send("began", touch, finger)
    }
    // The page decides whether it takes the touch.
    webView.page.synchronize()
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    for touch in touches {
      if let finger = fingers[ObjectIdentifier(touch)] { send("moved", touch, finger) }
    }
    webView.page.synchronize()
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    for touch in touches {
      guard let finger = fingers.removeValue(forKey: ObjectIdentifier(touch)) else { continue }
      send("ended", touch, finger)
    }
    // The page can change only after it has seen the click.
    webView.page.synchronize()
    webView.page.synchronize()
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    webView.page.perform("run", ["source": PageScript.cancelTouch, "world": PageScript.world])
    touchesEnded(touches, with: event)
  }

  private func send(_ phase: String, _ touch: UITouch, _ finger: Int) {
    let place = touch.location(in: picture)
    let scale = webView.page.layoutScale
    webView.page.perform(
      "touch",
      [
        "phase": phase, "finger": finger, "x": Double(place.x) / scale,
        "y": Double(place.y) / scale,
      ])
  }

  // MARK: Text

  /// Shows the keyboard for the page's focused field, or hides it.
  func take(_ new: PageDescription.Field?) {
    let old = field
    field = new
    if new == nil {
      if old != nil, isFirstResponder { _ = resignFirstResponder() }
    } else if !isFirstResponder {
      if isTapped { becomeFirstResponder() }
    } else if traits(of: new) != traits(of: old) {
      reloadInputViews()
    }
    if new != old, isFirstResponder { keyboard.showField() }
  }

  /// Forgets the taps on the last page.
  ///
  /// A page's script can show the keyboard only after a tap, as on iOS.
  func pageDidChange() {
    isTapped = false
    picker.pageDidChange()
    webView.scrollView.zoomScale = 1
    take(nil)
  }

  /// The frame of the page's focused field.
  var fieldFrame: CGRect? { frame(field?.frame) }

  /// Returns the frame that has coordinates from the corner of the visible area.
  private func frame(_ frame: [Double]?) -> CGRect? {
    guard let frame, frame.count == 4 else { return nil }
    let scale = webView.page.scale
    return CGRect(
      x: frame[0] * scale, y: frame[1] * scale, width: frame[2] * scale, height: frame[3] * scale
    ).offsetBy(dx: elements.frame.minX, dy: elements.frame.minY)
  }

  override var canBecomeFirstResponder: Bool { field != nil }

  override func resignFirstResponder() -> Bool {
    if field != nil {
      field = nil
      isTapped = false
      webView.page.perform("run", ["source": PageScript.blur, "world": PageScript.world])
      webView.page.synchronize()
    }
    return super.resignFirstResponder()
  }

  override var inputAccessoryView: UIView? { bar }
}
