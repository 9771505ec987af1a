import AppRuntime
import Foundation
import UIKit

/// Moves a map over time, and reports the start and the end to its delegate.
@MainActor
final class MapMover {
  /// The time that animations take, in seconds.
  private static let duration: TimeInterval = 0.4

  private unowned let mapView: MKMapView
  private var motion: MapMotion?
  private var start: TimeInterval = 0
  private var timer: DeviceClock.Timer?
  private var isAnimation = false
  /// The visible part when the animation ends.
  private(set) var end: Viewport?

  init(of mapView: MKMapView) {
    self.mapView = mapView
  }

  deinit {
    timer?.invalidate()
  }

  /// Whether the map is gliding after a drag.
  var isGliding: Bool { motion != nil && !isAnimation }

  /// Moves the map to another part.
  func animate(to end: Viewport) {
    stop()
    guard end != mapView.viewport else { return }
    mapView.caller.mapView(mapView, regionWillChangeAnimated: true)
    self.end = end
    run(
      MapMotion(from: mapView.viewport, to: end, duration: Self.duration), isAnimation: true)
  }

  /// Lets the map glide after a drag, with a velocity in points per second.
  func glide(velocity: CGPoint) {
    guard let motion = MapMotion(from: mapView.viewport, velocity: velocity) else {
      mapView.caller.mapView(mapView, regionDidChangeAnimated: false)
      return
    }
    run(motion, isAnimation: false)
  }

  /// Ends a movement where the map is now.
  func stop() {
    guard motion != nil else { return }
    finish()
  }

  private func run(_ motion: MapMotion, isAnimation: Bool) {
    self.motion = motion
    self.isAnimation = isAnimation
    start = CACurrentMediaTime()
    timer = DeviceClock.shared.schedule(after: 1.0 / 60, repeating: true) { [weak self] in
      MainActor.assumeIsolated { self?.advance() }
    }
  }

  private func advance() {
    guard let motion else { return }
    let (part, isLast) = motion.part(after: CACurrentMediaTime() - start)
    if isAnimation { mapView.show(part) } else { mapView.showByHand(part) }
    if isLast, self.motion != nil { finish() }
  }

  private func finish() {
    timer?.invalidate()
    timer = nil
    motion = nil
    end = nil
    mapView.caller.mapView(mapView, regionDidChangeAnimated: isAnimation)
  }
}
