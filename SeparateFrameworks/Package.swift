// swift-tools-version: 6.1
import Foundation
import PackageDescription

// Frameworks that only some apps use. Each is a separate library, which `scripts/build framework` builds when an app
// needs it. They aren't in the main package, because each of its libraries would contain UIKit's modules again.

/// The folder of the main package's `libUIKit.so` and `Modules`.
let products =
  Context.environment["QUINCE_PRODUCTS"] ?? "\(Context.packageDirectory)/../.build/debug"

/// Whether the tests run with this build, so that they must see internal declarations.
let isForTests = products.contains("/.build/tests/")

/// The only framework to build, so that the packages of the others aren't fetched.
let onlyFramework = Context.environment["QUINCE_FRAMEWORK"]

/// A framework of Apple's, in a folder of Sources/Frameworks.
struct Framework {
  let name: String
  /// Whether the framework uses modules of `libUIKit.so`.
  let usesUIKit: Bool
  /// The other frameworks in this list that the framework uses, which are built before it.
  let uses: [String]
  /// The packages that the framework consists of.
  let packages: [Package.Dependency]
  let products: [Target.Dependency]
  /// Whether apps in Swift 5 implement delegate methods whose closures run on the main actor. The compiler doesn't warn
  /// about closures without that attribute only if the framework is compiled as Swift 5, too.
  let hasMainActorHandlers: Bool

  init(
    _ name: String, usesUIKit: Bool = true, hasMainActorHandlers: Bool = false, uses: [String] = [],
    packages: [Package.Dependency] = [],
    products: [Target.Dependency] = []
  ) {
    self.name = name
    self.usesUIKit = usesUIKit
    self.hasMainActorHandlers = hasMainActorHandlers
    self.uses = uses
    self.packages = packages
    self.products = products
  }

  var product: Product { .library(name: name, type: .dynamic, targets: [name]) }

  /// The framework, and its tests.
  var targets: [Target] {
    [
      .target(
        name: name, dependencies: products, path: "Sources/\(name)", packageAccess: false,
        swiftSettings: swiftSettings + languageSettings, linkerSettings: linkerSettings),
      .testTarget(
        name: "\(name)Tests", dependencies: [.byName(name: name)], path: "Tests/\(name)Tests",
        packageAccess: false, swiftSettings: swiftSettings + [withoutOverlays],
        linkerSettings: linkerSettings + (usesUIKit ? findingUIKitInTests : [])
          + uses.map(findingInTests)),
    ]
  }

  private var swiftSettings: [SwiftSetting] {
    // The framework sees the package declarations of the modules of UIKit.
    [.unsafeFlags(["-package-name", "quince"] + (isForTests ? ["-enable-testing"] : []))]
      + (usesUIKit ? findingUIKit : [])
      + uses.map(finding)
  }

  /// The checks of Swift 6, also for a framework that's compiled as Swift 5.
  private var languageSettings: [SwiftSetting] {
    guard hasMainActorHandlers else { return [] }
    return [
      .swiftLanguageMode(.v5), .enableExperimentalFeature("StrictConcurrency"),
      .enableUpcomingFeature("BareSlashRegexLiterals"),
    ]
  }

  private var linkerSettings: [LinkerSetting] {
    (usesUIKit ? linkingUIKit : []) + uses.map(linking)
  }
}

/// Lets the compiler find UIKit's modules, without the headers of the C modules behind them.
let findingUIKit: [SwiftSetting] = [
  .unsafeFlags([
    "-I", "\(products)/Modules",
    "-Xcc", "-fmodule-map-file=\(Context.packageDirectory)/Hidden.modulemap",
  ])
]

/// The folder of another framework.
func folder(of framework: String) -> String { "\(products)/Frameworks/\(framework)" }

/// Lets the compiler find another framework's module.
func finding(_ framework: String) -> SwiftSetting {
  .unsafeFlags(["-I", folder(of: framework)])
}

/// Links with another framework, which is in the folder next to the framework's own.
func linking(_ framework: String) -> LinkerSetting {
  .unsafeFlags(
    ["-L", folder(of: framework), "-l\(framework)"]
      + ["-Xlinker", "-rpath", "-Xlinker", "$ORIGIN/../\(framework)"])
}

/// Lets a program with tests find another framework.
func findingInTests(_ framework: String) -> LinkerSetting {
  .unsafeFlags(["-Xlinker", "-rpath", "-Xlinker", folder(of: framework)])
}

/// Keeps the compiler from looking for what Testing adds to Apple's Core Graphics.
let withoutOverlays: SwiftSetting = .unsafeFlags(["-Xfrontend", "-disable-cross-import-overlays"])

/// Links with UIKit, which is two folders above a framework in a build and in an installation.
let linkingUIKit: [LinkerSetting] = [
  .unsafeFlags(["-L", products, "-lUIKit", "-Xlinker", "-rpath", "-Xlinker", "$ORIGIN/../.."])
]

/// Lets a program with tests find UIKit. As a file, the library precedes the toolchain's libraries, some of whose functions
/// it replaces.
let findingUIKitInTests: [LinkerSetting] = [
  .unsafeFlags(["\(products)/libUIKit.so", "-Xlinker", "-rpath", "-Xlinker", products])
]

/// The frameworks. `scripts/build` reads their names here, and Package.swift in the main package lists them, too.
let frameworks = [
  Framework("Accelerate"),
  Framework(
    "Combine",
    packages: [.package(url: "https://github.com/OpenCombine/OpenCombine", exact: "0.14.0")],
    products: [.product(name: "OpenCombine", package: "OpenCombine")]),
  Framework("CommonCrypto", products: ["CLibCrypto"]),
  Framework(
    "CryptoKit",
    packages: [.package(url: "https://github.com/apple/swift-crypto", from: "4.5.2")],
    products: [.product(name: "Crypto", package: "swift-crypto")]),
  Framework("CoreData", products: ["CDatabase", "DataModels"]),
  Framework("CoreImage"),
  Framework("CoreText"),
  Framework("Compression", products: ["CCompressors"]),
  Framework("ImageIO"),
  Framework("MapKit"),
  Framework("SQLite3", usesUIKit: false, products: ["CSQLite3"]),
  Framework("SafariServices", uses: ["WebKit"]),
  Framework("Security", products: ["CLibCrypto", "COpenSSL"]),
  Framework("WebKit", hasMainActorHandlers: true),
].filter { onlyFramework == nil || $0.name == onlyFramework }

/// OpenSSL's library of algorithms.
let libCrypto: Target = .systemLibrary(
  name: "CLibCrypto", path: "CLibCrypto", pkgConfig: "libcrypto",
  providers: [.apt(["libssl-dev"])])

/// OpenSSL's library of encrypted connections.
let openSSL: Target = .systemLibrary(
  name: "COpenSSL", path: "COpenSSL", pkgConfig: "openssl", providers: [.apt(["libssl-dev"])])

/// The system's zlib, liblzma, LZ4, and Brotli.
let compressors: Target = .systemLibrary(
  name: "CCompressors", path: "CCompressors",
  providers: [.apt(["libbrotli-dev", "liblz4-dev", "liblzma-dev", "zlib1g-dev"])])

/// The system's SQLite, whose header becomes part of the framework.
let sqlite: Target = .systemLibrary(
  name: "CSQLite3", path: "CSQLite3", pkgConfig: "sqlite3", providers: [.apt(["libsqlite3-dev"])])

/// The system's SQLite, which Core Data uses itself. Apps see an empty module in its place, and the other one if they
/// import SQLite3.
let database: Target = .systemLibrary(
  name: "CDatabase", path: "CDatabase", pkgConfig: "sqlite3",
  providers: [.apt(["libsqlite3-dev"])])

/// The format of compiled data models, which the builder uses, too.
let dataModels: Target = .target(
  name: "DataModels", path: "DataModels", packageAccess: false,
  swiftSettings: [.unsafeFlags(["-package-name", "quince"])])

let package = Package(
  name: "frameworks",
  products: frameworks.map(\.product),
  dependencies: frameworks.flatMap(\.packages),
  targets: frameworks.flatMap(\.targets) + [
    libCrypto, openSSL, sqlite, compressors, database, dataModels,
  ],
  swiftLanguageModes: [.v6]
)
