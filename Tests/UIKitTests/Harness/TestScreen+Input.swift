import AppRuntime
import DeviceProtocol
import Foundation
import QuartzCore
import Testing
import UIKit

@testable import UIKitCore

extension TestScreen {
  // MARK: Fingers

  /// Returns the center of a view, in screen points.
  func middle(of view: UIView) -> CGPoint {
    let middle = CGPoint(x: view.bounds.midX, y: view.bounds.midY)
    let inWindow = view.convert(middle, to: nil)
    return view.window?.convert(inWindow, to: nil as UIWindow?) ?? inWindow
  }

  /// Sends a touch at a position, in screen points.
  /// - Parameter delay: The time in seconds until the app receives the touch.
  func touch(
    _ phase: TouchSample.Phase, at place: CGPoint, finger: Int = TestScreen.finger,
    delay: TimeInterval = 0
  ) {
    send(
      .touches([
        TouchSample(
          finger: finger, phase: phase, location: place,
          timestamp: DeviceClock.shared.now - delay)
      ]))
  }

  /// Sends several touches at the same time.
  func touch(_ phase: TouchSample.Phase, at places: [CGPoint]) {
    send(
      .touches(
        places.enumerated().map { finger, place in
          TouchSample(
            finger: finger + 1, phase: phase, location: place, timestamp: DeviceClock.shared.now)
        }))
  }

  /// Taps a position briefly, one or more times.
  func tap(at place: CGPoint, times: Int = 1) {
    for _ in 0..<times {
      touch(.began, at: place)
      advance(0.05)
      touch(.ended, at: place)
      advance(0.05)
    }
  }

  /// Taps the center of a view briefly, one or more times.
  func tap(_ view: UIView, times: Int = 1) {
    tap(at: middle(of: view), times: times)
  }

  /// Taps the label with some text, or the frontmost one of several.
  func tap(_ text: String) {
    func find(_ view: UIView) -> UIView? {
      for subview in view.subviews.reversed() {
        if let found = find(subview) { return found }
      }
      return (view as? UILabel)?.text == text && !view.isHidden ? view : nil
    }
    let label = UIApplication.shared.windows.reversed().lazy.compactMap(find).first
    guard let label else {
      Issue.record("there is no \(text)")
      return
    }
    tap(label)
  }

  /// Moves an existing touch to a position in a number of frames.
  func move(from start: CGPoint, to end: CGPoint, frames: Int = 10) {
    for frame in 1...frames {
      let part = CGFloat(frame) / CGFloat(frames)
      advance(1.0 / 60)
      touch(
        .moved,
        at: CGPoint(x: start.x + (end.x - start.x) * part, y: start.y + (end.y - start.y) * part))
    }
  }

  /// Begins a touch, moves it, and ends it.
  /// - Parameter rest: The time in seconds for which the touch doesn't move before it ends. Without
  ///   it, the touch ends while moving.
  func drag(from start: CGPoint, to end: CGPoint, frames: Int = 10, rest: TimeInterval = 0) {
    touch(.began, at: start)
    move(from: start, to: end, frames: frames)
    if rest > 0 {
      advance(rest)
      touch(.moved, at: CGPoint(x: end.x, y: end.y + 0.01))
    }
    touch(.ended, at: end)
    commit()
  }

  /// Moves two touches at the same time.
  func moveTwo(
    from start: (CGPoint, CGPoint), to end: (CGPoint, CGPoint), frames: Int = 10, lift: Bool = true
  ) {
    touch(.began, at: [start.0, start.1])
    for frame in 1...frames {
      let part = CGFloat(frame) / CGFloat(frames)
      func place(_ start: CGPoint, _ end: CGPoint) -> CGPoint {
        CGPoint(x: start.x + (end.x - start.x) * part, y: start.y + (end.y - start.y) * part)
      }
      advance(1.0 / 60)
      touch(.moved, at: [place(start.0, end.0), place(start.1, end.1)])
    }
    if lift { touch(.ended, at: [end.0, end.1]) }
  }

  // MARK: Keys

  /// Presses a key on a hardware keyboard.
  func press(_ code: String, _ characters: String = "", _ modifiers: KeyPress.Modifiers = []) {
    for isDown in [true, false] {
      send(
        .key(
          KeyPress(isDown: isDown, code: code, characters: characters, modifiers: modifiers)))
    }
  }

  /// Types letters on a hardware keyboard, one after another.
  func type(_ text: String) {
    for character in text {
      press("Key\(character.uppercased())", String(character))
    }
  }
}
