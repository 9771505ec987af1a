/// Describes the origin of a module that can't be imported.
enum MissingModule {
  static let apples: Set<String> = [
    "ARKit", "AVFoundation", "AVKit", "AdSupport", "AppIntents",
    "AuthenticationServices",
    "CallKit", "Charts", "CloudKit", "Contacts", "ContactsUI", "CoreAudio",
    "CoreBluetooth",
    "CoreML", "CoreMedia", "CoreMotion", "CoreSpotlight",
    "CoreTelephony", "CoreVideo", "EventKit", "EventKitUI", "GameKit",
    "GameplayKit", "HealthKit", "Intents", "LinkPresentation",
    "MapKit",
    "MediaPlayer", "Metal", "MetalKit", "NaturalLanguage", "PDFKit",
    "PassKit",
    "PencilKit", "QuickLook", "RealityKit", "SceneKit",
    "Social", "Speech", "SpriteKit", "StoreKit", "SwiftData", "SwiftUI",
    "TipKit",
    "Vision", "WatchConnectivity",
    "WidgetKit",
    "AppTrackingTransparency", "AudioToolbox", "BackgroundTasks", "CoreAudioKit", "CoreHaptics",
    "CoreMIDI", "CoreNFC", "DeviceCheck", "ExternalAccessory", "GLKit", "HomeKit", "Messages",
    "MultipeerConnectivity", "NearbyInteraction", "NetworkExtension", "OpenGLES",
    "PushKit", "ReplayKit", "SoundAnalysis", "VisionKit", "IOSurface", "PaperKit", "simd",
  ]

  static func hint(_ module: String, target: AppTarget) -> String {
    if module == "SwiftUI" {
      return "Quince doesn't support SwiftUI"
    }
    if apples.contains(module) {
      return "Quince doesn't support Apple's \(module)"
    }
    if let package = target.packages[module] {
      return "it comes from the Swift package \(package)"
    }
    return "it's neither in the project nor part of Quince"
  }
}
