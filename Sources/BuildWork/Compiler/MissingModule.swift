import Suggestions

/// Describes the origin of a module that can't be imported.
enum MissingModule {
  static let apples: Set<String> = [
    "AccessorySetupKit", "Accounts", "ActivityKit", "AddressBook", "AddressBookUI", "AdServices",
    "AdSupport", "AlarmKit", "AppClip", "AppIntents", "AppTrackingTransparency", "ARKit",
    "AssetsLibrary", "AudioUnit", "AuthenticationServices",
    "AutomaticAssessmentConfiguration", "AVFAudio", "AVKit", "AVRouting",
    "BackgroundAssets", "BackgroundTasks", "BusinessChat", "CallKit", "CarPlay", "Charts",
    "Cinematic", "ClassKit", "CloudKit", "Contacts", "ContactsUI", "CoreAudio", "CoreAudioKit",
    "CoreAudioTypes", "CoreBluetooth", "CoreHaptics", "CoreLocationUI", "CoreMedia", "CoreMIDI",
    "CoreML", "CoreMotion", "CoreNFC", "CoreSpotlight", "CoreTelephony", "CoreTransferable",
    "CoreVideo", "CreateML", "CryptoTokenKit", "DeviceActivity", "DeviceCheck", "EventKit",
    "EventKitUI", "ExposureNotification", "ExtensionFoundation", "ExtensionKit",
    "ExternalAccessory", "FamilyControls", "FileProvider", "FileProviderUI", "FoundationModels",
    "GameController", "GameKit", "GameplayKit", "GameSave", "GLKit", "GroupActivities",
    "HealthKit", "HealthKitUI", "HomeKit", "iAd", "IdentityLookup", "IdentityLookupUI",
    "ImageCaptureCore", "ImagePlayground", "Intents", "IntentsUI", "IOSurface", "JavaScriptCore",
    "JournalingSuggestions", "LinkPresentation", "LiveCommunicationKit",
    "LocalAuthenticationEmbeddedUI", "LockedCameraCapture", "ManagedSettings", "ManagedSettingsUI",
    "Matter", "MatterSupport", "MediaAccessibility", "MediaPlayer", "MediaSetup",
    "MediaToolbox", "Messages", "Metal", "MetalFX", "MetalKit", "MetalPerformanceShaders",
    "MetalPerformanceShadersGraph", "MetricKit", "MLCompute", "ModelIO", "MultipeerConnectivity",
    "MusicKit", "NaturalLanguage", "NearbyInteraction", "NetworkExtension", "NewsstandKit",
    "NotificationCenter", "OpenAL", "OpenGLES", "PaperKit", "PassKit", "PDFKit", "PencilKit",
    "PHASE", "PushKit", "PushToTalk", "QuickLook", "QuickLookThumbnailing", "RealityFoundation",
    "RealityKit", "ReplayKit", "RoomPlan", "SafetyKit", "SceneKit", "ScreenTime",
    "SensitiveContentAnalysis", "SensorKit", "SharedWithYou", "SharedWithYouCore", "ShazamKit",
    "simd", "Social", "SoundAnalysis", "Speech", "SpriteKit", "StoreKit", "StoreKitTest",
    "SwiftData", "SwiftUI", "TabularData", "ThreadNetwork", "TipKit", "Translation",
    "UserNotificationsUI", "VideoSubscriberAccount", "VideoToolbox", "Vision", "VisionKit",
    "WatchConnectivity", "WeatherKit", "WidgetKit", "WorkoutKit",
  ]

  /// The types with which UIKit apps show SwiftUI's views.
  private static let hosts: Set = ["UIHostingController", "UIHostingConfiguration"]

  /// Returns the reason that a module can't be imported.
  /// - Parameter packages: The URLs of the project's packages, by their modules.
  static func hint(_ module: String, packages: [String: String]) -> String {
    if module == "SwiftUI" {
      return "Quince doesn't support SwiftUI"
    }
    if let package = packages[module] {
      return "it comes from the Swift package \(package)"
    }
    if apples.contains(module) {
      return "Quince doesn't support Apple's \(module)"
    }
    return suggestion(for: module, packages: packages)
      ?? "it's neither in the project nor part of Quince"
  }

  /// Returns a question with the frameworks and packages that a misspelled name can mean.
  private static func suggestion(for module: String, packages: [String: String]) -> String? {
    let known = SystemModules.namesOnPhones.union(packages.keys)
    let near = Spelling.names(near: module, among: known)
    if !near.isEmpty { return "did you mean \(quoted(near))?" }
    let missing = Spelling.names(near: module, among: apples)
    return missing.isEmpty
      ? nil
      : "did you mean \(quoted(missing))? Quince doesn't support \(missing.count > 1 ? "them" : "it")"
  }

  private static func quoted(_ names: [String]) -> String {
    names.map { "'\($0)'" }.joined(separator: " or ")
  }

  /// Returns a clause with the lines that need one of Apple's frameworks, or `nil` if its names
  /// can't be recognized.
  /// - Parameter files: The files that import it.
  static func uses(of module: String, in files: [SourceFile]) -> String? {
    if module == "SwiftUI" {
      let uses = NameUses(in: files) { hosts.contains($0) }
      return uses.count > 0 ? uses.clause("UIHostingController or UIHostingConfiguration") : nil
    }
    return NamePrefixes.uses(of: module, in: files).map { $0.clause("its names") }
  }
}
