import DeviceProtocol
import Foundation
import Testing

@testable import Simulator

/// The user's settings are restored when the device starts again.
struct KeptSettingsTests {
  private let folder = FileManager.default.temporaryDirectory
    .appendingPathComponent("settings-\(UUID().uuidString)")

  private func device() async -> Device {
    let device = Device(storage: folder, clock: .manual)
    await device.keepSettings(from: KeptSettings(in: folder))
    return device
  }

  @Test func theNextDeviceIsSetAsTheLastOneUntilItIsReset() async throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let first = await device()
    await first.setAppearance(.dark)
    await first.setContentSizeCategory("UICTContentSizeCategoryXL")
    await first.set(.increaseContrast, isOn: true)
    await first.setTimeZone("Asia/Tokyo")
    await first.setLocale(try #require(DeviceLocale("de_DE")))
    await first.setBiometry(isEnrolled: true)
    await first.setLocation(.fixed(.init(latitude: 1, longitude: 2)))
    await first.setNetwork(.slow)
    try await first.choose(DeviceModel.named("iPhone SE"))
    let second = await device()
    #expect(await second.appearance == .dark)
    #expect(await second.contentSizeCategory == "UICTContentSizeCategoryXL")
    #expect(await second.switches.all == [.increaseContrast])
    #expect(await second.timeZone == "Asia/Tokyo")
    #expect(await second.locale.identifier == "de_DE")
    #expect(await second.isBiometryEnrolled)
    #expect(await second.location == .fixed(.init(latitude: 1, longitude: 2)))
    #expect(await second.network == .slow)
    let kept = KeptSettings(in: folder)
    #expect(kept.model?.hasPrefix("iPhone SE") == true)
    await second.resetSettings()
    var standard = KeptSettings()
    standard.model = kept.model
    #expect(KeptSettings(in: folder) == standard)
  }

  /// Its system, too, is kept for the next device, as long as the model runs it.
  @Test func theSystemIsKeptAndIsNotReset() async throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let first = await device()
    #expect(await first.system == .ios18)
    try await first.choose(.ios26)
    #expect(await first.system == .ios26)
    await first.resetSettings()
    let second = await device()
    #expect(await second.chosenSystem == .ios26)
    try await second.choose(DeviceModel.named("iPhone 17"))
    await #expect(throws: DeviceModel.EarlierSystem.self) { try await second.choose(.ios18) }
    try await second.choose(DeviceModel.standard)
    try await second.choose(.ios18)
    let newer = try DeviceModel.named("iPhone Air")
    await #expect(throws: DeviceModel.EarlierSystem.self) { try await second.choose(newer) }
    #expect(await second.model == .standard)
    #expect(KeptSettings(in: folder).system == .ios18)
  }

  @Test func aSystemOfALaterVersionIsLeftOut() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    var settings = KeptSettings()
    settings.appearance = .dark
    settings.system = .newest
    try settings.write(in: folder)
    #expect(KeptSettings(in: folder) == settings)
    let file = folder.appendingPathComponent("settings.json")
    let text = try String(contentsOf: file, encoding: .utf8)
    try text.replacing(SystemRelease.newest.rawValue, with: "99.1")
      .write(to: file, atomically: true, encoding: .utf8)
    settings.system = nil
    #expect(KeptSettings(in: folder) == settings)
  }

  @Test func aDeviceThatKeepsNothingWritesNothing() async {
    let device = Device(storage: folder, clock: .manual)
    await device.setAppearance(.dark)
    #expect(!FileManager.default.fileExists(atPath: folder.appending(path: "settings.json").path))
    try? FileManager.default.removeItem(at: folder)
  }

  @Test func whatNoDeviceCanBeSetToIsNotTakenOver() throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    var settings = KeptSettings()
    settings.appearance = .dark
    settings.timeZone = "Nowhere/At all"
    try settings.write(in: folder)
    #expect(KeptSettings(in: folder) == KeptSettings())
    try Data("{".utf8).write(to: folder.appendingPathComponent("settings.json"))
    #expect(KeptSettings(in: folder) == KeptSettings())
  }
}
