// swift-tools-version: 6.1
import Foundation
import PackageDescription

// Frameworks that only some apps use. Each is a library of its own, which `scripts/build framework NAME` builds when an
// app needs it. They aren't in the main package, because a second library there would contain the modules of UIKit again.

/// The folder with the main package's `libUIKit.so` and `Modules`.
let products = Context.environment["QUINCE_PRODUCTS"] ?? "../../.build/debug"

/// A framework of Apple's, in a folder of Sources/Frameworks.
struct Framework {
  let name: String
  /// The products of other packages that the framework consists of.
  var products: [Target.Dependency] = []
  /// Whether it uses modules of `libUIKit.so`.
  var usesUIKit = false

  var product: Product { .library(name: name, type: .dynamic, targets: [name]) }

  var target: Target {
    .target(
      name: name, dependencies: products, path: name, packageAccess: false,
      swiftSettings: swiftSettings, linkerSettings: usesUIKit ? linksUIKit : [])
  }

  /// The framework's tests, in Tests.
  var tests: Target {
    .testTarget(
      name: "\(name)Tests", dependencies: [.byName(name: name)], path: "Tests/\(name)Tests",
      packageAccess: false, swiftSettings: swiftSettings,
      linkerSettings: usesUIKit ? linksUIKit : [])
  }

  private var swiftSettings: [SwiftSetting] {
    // Apps and frameworks are compiled as part of the main package.
    [.unsafeFlags(["-package-name", "quince"])] + (usesUIKit ? [findsUIKit] : [])
  }
}

let findsUIKit: SwiftSetting = .unsafeFlags([
  "-I", "\(products)/Modules", "-Xcc",
  "-fmodule-map-file=\(Context.packageDirectory)/Hidden.modulemap",
])

let linksUIKit: [LinkerSetting] = [
  .unsafeFlags([
    // As a file, the library precedes Foundation, some of whose functions it replaces.
    "\(products)/libUIKit.so",
    // An installation and a build keep the library in the folder above the frameworks.
    "-Xlinker", "-rpath", "-Xlinker", "$ORIGIN/..", "-Xlinker", "-rpath", "-Xlinker", products,
  ])
]

/// The frameworks; the builder reads this list.
let frameworks = [
  Framework(
    name: "Combine", products: [.product(name: "OpenCombine", package: "OpenCombine")],
    usesUIKit: true)
]

let package = Package(
  name: "frameworks",
  products: frameworks.map(\.product),
  dependencies: [
    .package(url: "https://github.com/OpenCombine/OpenCombine", exact: "0.14.0")
  ],
  targets: frameworks.flatMap { [$0.target, $0.tests] },
  swiftLanguageModes: [.v6]
)
