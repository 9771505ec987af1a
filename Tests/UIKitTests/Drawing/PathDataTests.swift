import DisplayList
import Foundation
import Testing
import UIKit

@testable import UIKitCore
@testable import VectorGraphics

/// Path data as specified in <https://www.w3.org/TR/SVG2/paths.html>.
struct PathDataTests {
  private func elements(_ text: String) throws -> [Path.Element] {
    try PathData.path(text).elements
  }

  private func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y) }

  // MARK: Commands

  @Test(arguments: [
    ("M1 2 L4 6 H3 V5 Z", "m1 2 l3 4 h-1 v-1 z"),
    ("M5 5 C6 7 8 9 10 11 S14 15 16 17", "m5 5 c1 2 3 4 5 6 s4 4 6 6"),
    ("M5 5 Q6 7 8 9 T12 13", "m5 5 q1 2 3 4 t4 4"),
    ("M5 5 A3 4 30 1 0 8 9", "m5 5 a3 4 30 1 0 3 4"),
    ("M1 1 L4 1 Z L3 3", "m1 1 l3 0 z l2 2"),
    ("M1 1 L2 3 M4 5 L7 7", "m1 1 l1 2 m2 2 l3 2"),
  ])
  func lowercaseCommandsAreRelativeToTheCurrentPoint(_ absolute: String, _ relative: String) throws
  {
    #expect(try elements(absolute) == elements(relative))
  }

  @Test func eachCommandAddsItsElement() throws {
    #expect(
      try elements("M1 2 L3 4 H5 V6 Q7 8 9 10 C1 2 3 4 5 6 Z") == [
        .move(point(1, 2)), .line(point(3, 4)), .line(point(5, 4)), .line(point(5, 6)),
        .quadratic(control: point(7, 8), to: point(9, 10)),
        .cubic(control1: point(1, 2), control2: point(3, 4), to: point(5, 6)), .close,
      ])
  }

  @Test(arguments: [
    ("M1 2 3 4 5 6", "M1 2 L3 4 L5 6"), ("m1 2 3 4 5 6", "M1 2 l3 4 l5 6"),
    ("M0 0 H1 2 3", "M0 0 H1 H2 H3"), ("M0 0 Q1 2 3 4 5 6 7 8", "M0 0 Q1 2 3 4 Q5 6 7 8"),
  ])
  func aCommandIsRepeatedForFurtherArguments(_ short: String, _ long: String) throws {
    #expect(try elements(short) == elements(long))
  }

  @Test(arguments: [
    ("M0 0 C0 1 2 5 4 4 S9 9 8 8", "M0 0 C0 1 2 5 4 4 C6 3 9 9 8 8"),
    ("M1 1 S9 9 8 8", "M1 1 C1 1 9 9 8 8"),
    ("M1 1 Q3 5 4 4 S9 9 8 8", "M1 1 Q3 5 4 4 C4 4 9 9 8 8"),
    ("M0 0 Q1 3 4 4 T8 8 T12 12", "M0 0 Q1 3 4 4 Q7 5 8 8 Q9 11 12 12"),
    ("M1 1 T8 8", "M1 1 Q1 1 8 8"),
    ("M0 0 Q1 3 4 4 L5 5 T8 8", "M0 0 Q1 3 4 4 L5 5 Q5 5 8 8"),
  ])
  func smoothCurvesMirrorTheControlPointOfTheirKind(_ smooth: String, _ written: String) throws {
    #expect(try elements(smooth) == elements(written))
  }

  @Test func closingGoesBackToTheStartOfTheSubpath() throws {
    #expect(
      try elements("M1 2 h5 z l1 1") == [
        .move(point(1, 2)), .line(point(6, 2)), .close, .line(point(2, 3)),
      ])
  }

  @Test(arguments: ["", " \n\t"]) func noDataAreAnEmptyPath(_ text: String) throws {
    #expect(try elements(text).isEmpty)
  }

  // MARK: Arcs

  /// Returns eight points on each curve of a path.
  private func places(_ text: String) throws -> [CGPoint] {
    var places: [CGPoint] = []
    var current = CGPoint.zero
    for element in try elements(text) {
      switch element {
      case .move(let point), .line(let point): current = point
      case .cubic(let one, let two, let end):
        for step in 1...8 {
          let t = CGFloat(step) / 8
          let u = 1 - t
          let weights = [u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t]
          let points = [current, one, two, end]
          places.append(
            CGPoint(
              x: zip(weights, points).reduce(0) { $0 + $1.0 * $1.1.x },
              y: zip(weights, points).reduce(0) { $0 + $1.0 * $1.1.y }))
        }
        current = end
      case .quadratic, .close: Issue.record("an arc has no \(element)")
      }
    }
    return places
  }

  @Test(arguments: [
    ("0 1", true, false), ("1 0", false, true), ("0 0", false, false), ("1 1", true, true),
  ])
  func theFlagsOfAnArcChooseTheSideAndTheWayRound(
    _ flags: String, _ isClockwise: Bool, _ isLarge: Bool
  ) throws {
    // Two circles of radius 5 go through both points: around (8, 5) and around (2, 5).
    let places = try places("M5 1 A5 5 0 \(flags) 5 9")
    let center = point(isLarge == isClockwise ? 8 : 2, 5)
    for place in places { #expect(abs(hypot(place.x - center.x, place.y - 5) - 5) < 0.01) }
    let middle = places.map(\.x).reduce(0, +) / CGFloat(places.count)
    #expect((middle > 5) == isClockwise)
    let height = (places.map(\.y).max() ?? 0) - (places.map(\.y).min() ?? 0)
    #expect((height > 9) == isLarge)
  }

  @Test func anArcLiesOnItsTurnedEllipse() throws {
    // The path is half of an ellipse with the radii 6 and 2, rotated by 30 degrees around (10, 10).
    let (cosine, sine) = (cos(CGFloat.pi / 6), sin(CGFloat.pi / 6))
    let (x, y) = (6 * cosine, 6 * sine)
    let places = try places("M\(10 - x) \(10 - y) A6 2 30 0 1 \(10 + x) \(10 + y)")
    #expect(places.count >= 16)
    for place in places {
      let along = (place.x - 10) * cosine + (place.y - 10) * sine
      let across = (place.y - 10) * cosine - (place.x - 10) * sine
      #expect(abs(hypot(along / 6, across / 2) - 1) < 0.01)
      #expect(across < 0.01, "clockwise from the left goes over the top")
    }
  }

  @Test func anArcThatCannotReachGrows() throws {
    for place in try places("M0 0 A1 -1 0 0 1 20 0") {
      #expect(abs(hypot(place.x - 10, place.y) - 10) < 0.02)
    }
  }

  @Test func anArcWithoutARadiusIsALineAndOneToItsStartIsNothing() throws {
    #expect(try elements("M1 1 A0 5 0 0 1 4 4") == elements("M1 1 L4 4"))
    #expect(try elements("M1 1 A5 5 0 0 1 1 1 L2 2") == elements("M1 1 L2 2"))
  }

  @Test(arguments: [
    "M2 7.4 A3.4 3.4 0 0 1 5.4 4", "M5 1 A5 5 0 0 0 0 6", "M20 9.8 A3.4 3.4 0 0 1 16.6 13.2",
  ])
  func aQuarterOfACircleIsOneCurve(_ text: String) throws {
    #expect(try elements(text).count == 2)
  }

  @Test func whatFollowsAnArcBeginsAtItsEnd() throws {
    #expect(try elements("M1 1 a3 3 0 0 1 4 4 l1 1").last == .line(point(6, 6)))
  }

  // MARK: Text

  @Test(arguments: [
    ("M.5.5-1-1", "M0.5 0.5 L-1 -1"), ("M1,2,3,4", "M1 2 L3 4"), ("M1 , 2\n3\t,4", "M1 2 L3 4"),
    ("M+1-2e1 1E-1.5e+1", "M1 -20 L0.1 5"), ("M00.5 010", "M0.5 10"), ("M1 2L3 4z", "M1 2 L3 4 Z"),
    ("M0 0a5 5 0 018 8", "M0 0 A5 5 0 0 1 8 8"), ("M0 0a5 5 0 00-.5.5", "M0 0 A5 5 0 0 0 -.5 .5"),
  ])
  func numbersEndWhereTheyCannotGoOn(_ short: String, _ long: String) throws {
    #expect(try elements(short) == elements(long))
  }

  @Test(arguments: [
    ("L1 2", "M"), ("1 2", "command"), ("M1", "missing"), ("M1 2 3", "missing"),
    ("M1 2 L", "missing"), ("M1,,2", "number"), ("M,1 2", "number"), ("M1 2,", "command"),
    ("M1 2,L3 4", "command"), ("M1 2 Z 5", "command"), ("M1 2 X3", "X"), ("M5. 5", "number"),
    ("M1 2 A5 5 0 2 1 3 3", "flag"), ("M1 2 Lé", "number"), ("M1e999 0", "number"),
    ("M1 2 Lnan 1", "number"), ("M0x1 2", "number"), ("M1 2 A1 1 0 1", "missing"),
  ])
  func whatIsWrongIsTold(_ text: String, _ word: String) {
    let failure = #expect(throws: PathData.Failure.self) { try PathData.path(text) }
    #expect(failure?.message.contains(word) == true, "\(failure?.message ?? "")")
  }
}
