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
        return HomeScreen.picture(of: app, image: nil, in: rect, design: .ios18).compactMap {
          command in
          if case .text(let run) = command { run.font } else { nil }
        }
      }
      #expect(fonts.count == 1000)
      #expect(Set(fonts).count == 1)
    }
  }

  /// The middle of the icon is the fill, which is different in each style.
  @Test func anIconFromIconComposerHasTheDevicesStyle() async throws {
    try await TestDevice.run([]) { fixture in
      let device = fixture.device
      let bundle = try fixture.bundle("Alpha")
      try Self.addIcon(to: bundle)
      try await device.install(bundle)
      let home = HomeScreen(
        apps: [try await device.installed("test.alpha")],
        configuration: DeviceModel.standard.configuration(), images: [:],
        design: .ios18)
      let place = home.icons[0].rect.center
      func color() async throws -> [Int] {
        let color = try await device.pixel(at: place)
        return [color.red, color.green, color.blue].map { Int(($0 * 255).rounded()) }
      }
      #expect(try await color() == [255, 0, 0])
      await device.setAppearance(.dark)
      #expect(try await color() == [0, 0, 255])
      await device.set(.tintedIcons, isOn: true)
      let tinted = try await color()
      #expect(zip(tinted, [0x7F, 0xB4, 0xF5]).allSatisfy { abs($0 - $1) <= 2 }, "\(tinted)")
      await device.set(.tintedIcons, isOn: false)
      #expect(try await color() == [0, 0, 255])
      await device.setAppearance(.light)
      #expect(try await color() == [255, 0, 0])
    }
  }

  private static func addIcon(to bundle: URL) throws {
    let folder = bundle.appendingPathComponent("AppIcon.icon")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let json = """
      { "fill": { "solid": "srgb:1,0,0,1" }, "fill-specializations": [
        { "appearance": "dark", "value": { "solid": "srgb:0,0,1,1" } },
        { "appearance": "tinted", "value": { "solid": "srgb:1,1,1,1" } }] }
      """
    try Data(json.utf8).write(to: folder.appendingPathComponent("icon.json"))
  }
}
