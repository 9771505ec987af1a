import UIKit

/// Nested scroll views, one that scales its content, and a view that follows a pointer's scrolling.
class ScrollsViewController: UIViewController, UIScrollViewDelegate {
  private let outer = UIScrollView()
  private let strip = UIScrollView()
  private let inner = UIScrollView()
  private let zoomed = UIScrollView()
  private let picture = UIView()
  private let pad = UILabel()
  private let state = UILabel()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    state.accessibilityIdentifier = "offsets"
    pad.text = "Pad"
    pad.backgroundColor = .systemYellow
    pad.textColor = .black
    pad.isUserInteractionEnabled = true
    let pan = UIPanGestureRecognizer(target: self, action: #selector(panned(_:)))
    pan.allowedScrollTypesMask = .continuous
    pad.addGestureRecognizer(pan)
    picture.backgroundColor = .systemGreen
    picture.frame = CGRect(x: 0, y: 0, width: 160, height: 160)
    zoomed.addSubview(picture)
    zoomed.contentSize = picture.frame.size
    zoomed.maximumZoomScale = 4
    zoomed.accessibilityIdentifier = "zoomed"
    strip.contentSize = CGSize(width: 1200, height: 80)
    strip.accessibilityIdentifier = "strip"
    inner.contentSize = CGSize(width: 300, height: 240)
    inner.accessibilityIdentifier = "inner"
    outer.contentSize = CGSize(width: 300, height: 2000)
    outer.accessibilityIdentifier = "outer"
    for (scrollView, color) in [
      (outer, UIColor.systemGray5), (strip, .systemTeal), (inner, .systemOrange),
      (zoomed, .systemGray3),
    ] {
      scrollView.backgroundColor = color
      scrollView.delegate = self
    }
    view.addSubview(outer)
    view.addSubview(state)
    for part in [strip, inner, zoomed, pad] { outer.addSubview(part) }
    say()
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let area = view.bounds.inset(by: view.safeAreaInsets)
    state.frame = CGRect(x: 16, y: area.minY, width: area.width - 32, height: 24)
    outer.frame = CGRect(x: 16, y: area.minY + 30, width: 300, height: 560)
    strip.frame = CGRect(x: 0, y: 0, width: 300, height: 80)
    inner.frame = CGRect(x: 0, y: 100, width: 300, height: 120)
    zoomed.frame = CGRect(x: 0, y: 240, width: 160, height: 160)
    pad.frame = CGRect(x: 180, y: 240, width: 120, height: 160)
  }

  @objc func panned(_ pan: UIPanGestureRecognizer) {
    guard pan.state == .ended else { return }
    let way = pan.translation(in: pad)
    pad.text = "\(Int(way.x)) \(Int(way.y)) \(pan.numberOfTouches)"
  }

  func viewForZooming(in scrollView: UIScrollView) -> UIView? {
    scrollView === zoomed ? picture : nil
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) { say() }

  func scrollViewDidZoom(_ scrollView: UIScrollView) { say() }

  private func say() {
    let numbers = [outer.contentOffset.y, strip.contentOffset.x, inner.contentOffset.y]
    let zoom = (zoomed.zoomScale * 100).rounded() / 100
    state.text = numbers.map { "\(Int($0.rounded()))" }.joined(separator: " ") + " x\(zoom)"
  }
}
