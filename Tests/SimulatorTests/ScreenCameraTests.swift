import DisplayList
import Foundation
import Testing

@testable import Simulator

/// The parts of a screenshot in which an app doesn't draw anything.
@Suite struct ScreenCameraTests {
  @Test func aScreenIsBlackBeneathWhatIsClear() async throws {
    let half = CGRect(x: 0, y: 0, width: 5, height: 10)
    let red = Color(red: 1, green: 0, blue: 0)
    var veil = red
    veil.alpha = 0.5
    let camera = ScreenCamera()
    let frame = DisplayList(
      size: CGSize(width: 10, height: 10),
      commands: [
        .fill(.rect(half), .color(red)),
        .fill(.rect(CGRect(x: 5, y: 5, width: 5, height: 5)), .color(veil)),
      ]
    ).encoded()
    func color(_ x: Double, _ y: Double) async throws -> Color {
      try await camera.color(at: CGPoint(x: x, y: y), of: frame, images: [:], scale: 2)
    }
    #expect(try await color(2, 8) == red)
    #expect(try await color(8, 2) == .black)
    let mixed = try await color(8, 8)
    #expect(mixed.alpha == 1 && abs(mixed.red - 0.5) < 0.01 && mixed.green == 0)
  }
}
