import Foundation
@_spi(Quince) import UIKit

/// The gestures that move a map and select annotations.
@MainActor
final class MapGestures: NSObject {
  private unowned let mapView: MKMapView
  private let pan = UIPanGestureRecognizer()
  private let pinch = UIPinchGestureRecognizer()
  private let tap = UITapGestureRecognizer()
  private let doubleTap = UITapGestureRecognizer()
  private let twoFingerTap = UITapGestureRecognizer()
  private let press = UILongPressGestureRecognizer()
  private var dragged: AnnotationDrag?
  private var lastScale: CGFloat = 1
  /// The number of gestures that are moving the map.
  private var active = 0

  init(of mapView: MKMapView) {
    self.mapView = mapView
    super.init()
  }

  /// Adds the gestures to the map.
  func add() {
    pan.allowedScrollTypesMask = .all
    doubleTap.numberOfTapsRequired = 2
    twoFingerTap.numberOfTouchesRequired = 2
    pan.addHandler { [weak self] in self?.drag() }
    pinch.addHandler { [weak self] in self?.zoom() }
    tap.addHandler { [weak self] in self?.select() }
    doubleTap.addHandler { [weak self] in self?.zoom(by: 2, around: self?.doubleTap) }
    twoFingerTap.addHandler { [weak self] in self?.zoom(by: 0.5, around: self?.twoFingerTap) }
    press.addHandler { [weak self] in self?.dragAnnotation() }
    for recognizer in [pan, pinch, tap, doubleTap, twoFingerTap, press] {
      recognizer.delegate = self
      mapView.addGestureRecognizer(recognizer)
    }
  }

  // MARK: Moving

  private func drag() {
    switch pan.state {
    case .began:
      startMoving()
      moveByDrag()
    case .changed: moveByDrag()
    case .ended, .cancelled:
      end(velocity: pan.state == .ended ? pan.velocity(in: mapView) : .zero)
    default: break
    }
  }

  private func moveByDrag() {
    let distance = pan.translation(in: mapView)
    pan.setTranslation(.zero, in: mapView)
    mapView.showByHand(mapView.viewport.moved(by: distance))
  }

  private func zoom() {
    switch pinch.state {
    case .began:
      lastScale = 1
      startMoving()
      zoomByPinch()
    case .changed: zoomByPinch()
    case .ended, .cancelled: end(velocity: .zero)
    default: break
    }
  }

  private func zoomByPinch() {
    let factor = pinch.scale / lastScale
    lastScale = pinch.scale
    guard factor > 0, factor.isFinite else { return }
    mapView.showByHand(
      mapView.viewport.scaled(by: factor, around: pinch.location(in: mapView)))
  }

  private func startMoving() {
    active += 1
    guard active == 1 else { return }
    mapView.mover.stop()
    mapView.locator.userDidMove()
    mapView.caller.mapView(mapView, regionWillChangeAnimated: false)
  }

  private func end(velocity: CGPoint) {
    active -= 1
    if active == 0 { mapView.mover.glide(velocity: velocity) }
  }

  private func zoom(by factor: Double, around recognizer: UITapGestureRecognizer?) {
    guard let recognizer, recognizer.state == .ended else { return }
    let place = recognizer.location(in: mapView)
    mapView.chosenRect = nil
    mapView.mover.animate(to: mapView.visiblePart.scaled(by: factor, around: place))
  }

  // MARK: Dragging annotations

  private func dragAnnotation() {
    let place = press.location(in: mapView)
    switch press.state {
    case .began:
      dragged = mapView.annotationView(at: place).map { AnnotationDrag(of: $0, from: place) }
    case .changed: dragged?.move(to: place)
    case .ended, .cancelled:
      dragged?.end(isDrop: press.state == .ended)
      dragged = nil
    default: break
    }
  }

  // MARK: Selecting

  private func select() {
    guard tap.state == .ended else { return }
    mapView.userTapped(at: tap.location(in: mapView))
  }
}

extension MapGestures: UIGestureRecognizerDelegate {
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    switch gestureRecognizer {
    case pan: mapView.isScrollEnabled
    case press:
      mapView.annotationView(at: press.location(in: mapView))?.isDraggable == true
    case pinch, doubleTap, twoFingerTap: mapView.isZoomEnabled
    default: true
    }
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    let (moving, selecting): ([UIGestureRecognizer], [UIGestureRecognizer]) = (
      [pan, pinch], [tap, doubleTap, twoFingerTap]
    )
    // The app's own recognizers can recognize the same taps.
    if gestureRecognizer === tap { return !(moving + selecting).contains(otherGestureRecognizer) }
    return moving.contains(gestureRecognizer) && moving.contains(otherGestureRecognizer)
  }
}
