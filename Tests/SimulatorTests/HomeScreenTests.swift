import DeviceProtocol
import DisplayList
import Foundation
import Testing

@testable import Simulator

/// The content that the home screen draws.
struct HomeScreenTests {
  @Test func anIconWithoutAPictureNeedsOneFontHoweverLargeItIs() async throws {
    try await TestDevice.run { fixture in
      let app = try await fixture.device.installed("test.alpha")
      let fonts = (0..<1000).flatMap { step in
        let rect = CGRect(x: 0, y: 0, width: 60 + Double(step) / 3, height: 60 + Double(step) / 3)
        return HomeScreen.picture(of: app, image: nil, in: rect).compactMap { command in
          if case .text(let run) = command { run.font } else { nil }
        }
      }
      #expect(fonts.count == 1000)
      #expect(Set(fonts).count == 1)
    }
  }
}
