// swift-tools-version: 6.0
import PackageDescription

let package = Package(name: "Screens", targets: [.target(name: "Screens")])
