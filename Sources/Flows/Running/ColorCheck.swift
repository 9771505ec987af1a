import DeviceProtocol
import Foundation
import Simulator

/// Compares colors on the screen with expected colors.
struct ColorCheck: Sendable {
  /// The maximum difference between color components, out of 255, because two players of a display
  /// list might round differently.
  private static let pixelTolerance = 2

  let stage: Stage
  let expectation: ColorExpectation

  /// Waits until the colors have the expected values.
  func require(on screen: ElementIndex) async throws {
    var differences: [String] = []
    var missing: ElementSelector?
    let isEqual = try await stage.wait(on: screen, seconds: stage.timeout) { screen in
      differences = try await self.differences(on: screen)
      missing = self.missing(on: screen)
      return differences.isEmpty ? true : nil
    }
    if isEqual == nil {
      throw StepFailure(differences.joined(separator: "; "), missing: missing)
    }
  }

  private func missing(on screen: ElementIndex) -> ElementSelector? {
    guard case .element(let selector, _) = expectation.target else { return nil }
    return selector.found(in: screen).isEmpty ? selector : nil
  }

  private func differences(on screen: ElementIndex) async throws -> [String] {
    switch expectation.target {
    case .point(let point):
      let place = point.resolved(in: await stage.size)
      let color = HexColor(try await stage.device.pixel(at: place))
      return difference(.pixel, of: "the screen at \(point)", color).map { [$0] } ?? []
    case .element(let selector, let place):
      guard let element = selector.found(in: screen).first?.element else {
        return ["\(selector) is not visible"]
      }
      var differences: [String] = []
      for part in expectation.colors.keys.sorted(by: { $0.rawValue < $1.rawValue }) {
        let color = try await color(part, of: element, at: place)
        if let difference = difference(part, of: "\(selector)", color) {
          differences.append(difference)
        }
      }
      return differences
    }
  }

  private func color(
    _ part: ColorExpectation.Part, of element: ScreenElement, at place: ScreenPoint?
  ) async throws -> HexColor? {
    switch part {
    case .textColor: return element.textColor.map(HexColor.init)
    case .background: return element.backgroundColor.map(HexColor.init)
    case .tint: return element.tintColor.map(HexColor.init)
    case .pixel:
      let place = (place ?? .middle).resolved(in: element.frame)
      return HexColor(try await stage.device.pixel(at: place))
    }
  }

  private func difference(
    _ part: ColorExpectation.Part, of what: String, _ actual: HexColor?
  ) -> String? {
    guard let expected = expectation.colors[part] else { return nil }
    guard let actual else { return "\(what) has no \(part.rawValue); expected \(expected)" }
    let tolerance = part == .pixel ? Self.pixelTolerance : 0
    if actual.isEqual(to: expected, tolerance: tolerance) { return nil }
    return "the \(part.rawValue) of \(what) is \(actual), not \(expected)"
  }
}
