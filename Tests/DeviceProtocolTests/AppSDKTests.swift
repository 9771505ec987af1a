import Testing

@testable import DeviceProtocol

/// The SDK that an app counts as built with, and whether the app needs scenes.
struct AppSDKTests {
  @Test(
    arguments: [
      (["16.4"], "18.0", nil), ([], nil, nil), (["26.6"], "18.0", "iphoneos26.0"),
      (["26.6"], "26.5", "iphoneos26.5"), (["9.3", "27"], "26.2", "iphoneos27.0"),
      (["27.0", "26.6"], "27.1", "iphoneos27.1"), ([], "27.0", "iphoneos27.0"),
    ] as [([String], String?, String?)])
  func theNewestTraceDecides(_ xcodes: [String], _ target: String?, _ name: String?) {
    let sdk = AppSDK(
      xcodes: xcodes.compactMap { SystemVersion($0) },
      deploymentTarget: target.flatMap { SystemVersion($0) })
    #expect(sdk?.name == name)
    #expect(AppSDK(named: name) == sdk)
  }

  @Test(arguments: ["iphoneos18.5", "iphonesimulator27.0", "iphoneos", "iphoneosA"])
  func otherNamesAreNotKnown(_ name: String) {
    #expect(AppSDK(named: name) == nil)
  }

  @Test(arguments: [
    ("26.5", "26.5", AppSDK.SceneAdoption.announced), ("26.5", "27.2", .announced),
    ("27.0", "18.5", .announced), ("27.0", "26.5", .announced), ("27.0", "27.2", .required),
    ("28.0", "27.2", .required),
  ])
  func scenesAreRequiredOnlyByANewSystemOfAnAppForANewSDK(
    _ sdk: String, _ system: String, _ adoption: AppSDK.SceneAdoption
  ) throws {
    let sdk = try #require(AppSDK(named: "iphoneos" + sdk))
    let system = try #require(SystemVersion(system))
    #expect(sdk.sceneAdoption(on: system) == adoption)
  }
}
