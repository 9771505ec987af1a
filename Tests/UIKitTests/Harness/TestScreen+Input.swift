import AppRuntime
import DeviceProtocol
import Foundation
import QuartzCore
import Testing
import UIKit

@testable import UIKitCore

extension TestScreen {
  // MARK: Fingers

  /// The middle of a view, in points of the screen.
  func middle(of view: UIView) -> CGPoint {
    let middle = CGPoint(x: view.bounds.midX, y: view.bounds.midY)
    let inWindow = view.convert(middle, to: nil)
    return view.window?.convert(inWindow, to: nil as UIWindow?) ?? inWindow
  }

  /// Makes a finger do something at a place, in points of the screen.
  /// - Parameter delay: Seconds that have passed until the app gets to know.
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

  /// Makes several fingers do something at the same moment.
  func touch(_ phase: TouchSample.Phase, at places: [CGPoint]) {
    send(
      .touches(
        places.enumerated().map { finger, place in
          TouchSample(
            finger: finger + 1, phase: phase, location: place, timestamp: DeviceClock.shared.now)
        }))
  }

  /// Touches a place for a moment, a few times in a row.
  func tap(at place: CGPoint, times: Int = 1) {
    for _ in 0..<times {
      touch(.began, at: place)
      advance(0.05)
      touch(.ended, at: place)
      advance(0.05)
    }
  }

  /// Touches the middle of a view for a moment, a few times in a row.
  func tap(_ view: UIView, times: Int = 1) {
    tap(at: middle(of: view), times: times)
  }

  /// Taps the label with text, the frontmost of several.
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

  /// Moves a finger that is down to a place, in as many frames.
  func move(from start: CGPoint, to end: CGPoint, frames: Int = 10) {
    for frame in 1...frames {
      let part = CGFloat(frame) / CGFloat(frames)
      advance(1.0 / 60)
      touch(
        .moved,
        at: CGPoint(x: start.x + (end.x - start.x) * part, y: start.y + (end.y - start.y) * part))
    }
  }

  /// Puts a finger down, moves it and takes it up again.
  /// - Parameter rest: seconds for which the finger stays before it is taken up; without any, it
  ///   lets go on the move.
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

  /// Moves two fingers at the same time.
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

  /// Types on a hardware keyboard.
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
