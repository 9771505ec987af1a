extension HostileBuild {
  /// Returns a build of a project with a package whose manifest describes something harmful.
  private static func package(
    _ description: String, _ ending: Ending = .either,
    targets: @escaping @Sendable (HostileHome) -> String,
    adding: @escaping @Sendable (inout HostileProject, HostileHome) -> Void = { _, _ in }
  ) -> HostileBuild {
    HostileBuild(description, ending) { project, home in
      project.addPackage(
        "Evil1",
        manifest: """
          // swift-tools-version:5.9
          import PackageDescription
          let package = Package(
            name: "Evil1", products: [.library(name: "Evil1", targets: ["Evil1"])],
            \(targets(home)))
          """)
      adding(&project, home)
    }
  }

  /// Packages that refer to files and programs outside of their folders.
  static let packageDescriptions: [HostileBuild] = [
    package("a target's folder outside the package") { home in
      "targets: [.target(name: \"Evil1\", path: \"../../../Documents\")]"
    },
    package("a target's folder by an absolute path") { home in
      "targets: [.target(name: \"Evil1\", path: \"\(home.documents.path)\")]"
    },
    package("a target's folder through a link") { _ in
      "targets: [.target(name: \"Evil1\", path: \"Link\")]"
    } adding: { project, home in
      project.links["Evil1/Link"] = home.documents.path
    },
    package("a resource outside the package") { _ in
      """
      targets: [
        .target(name: "Evil1", resources: [.copy("../../../../../.ssh/id_rsa"), .process("../../../../neighbor.txt")])
      ]
      """
    },
    package("a resource by an absolute path") { home in
      "targets: [.target(name: \"Evil1\", resources: [.copy(\"\(home.key.path)\")])]"
    },
    package("a resource through a link") { _ in
      "targets: [.target(name: \"Evil1\", resources: [.copy(\"key\"), .copy(\"keys\")])]"
    } adding: { project, home in
      project.links["Evil1/Sources/Evil1/key"] = home.key.path
      project.links["Evil1/Sources/Evil1/keys"] = home.folder.path + "/.ssh"
    },
    package("a resource that links to the project's neighbor") { _ in
      "targets: [.target(name: \"Evil1\", resources: [.copy(\"neighbor.txt\")])]"
    } adding: { project, _ in
      project.links["Evil1/Sources/Evil1/neighbor.txt"] = "../../../../neighbor.txt"
    },
    package("a source outside the package") { _ in
      "targets: [.target(name: \"Evil1\", sources: [\"../../../../neighbor.txt\", \"Number.swift\"])]"
    },
    package("a source through a link", .either) { _ in
      "targets: [.target(name: \"Evil1\")]"
    } adding: { project, home in
      project.links["Evil1/Sources/Evil1/Key.swift"] = home.key.path
    },
    package("flags of the compiler") { home in
      """
      targets: [.target(name: "Evil1", swiftSettings: [
        .unsafeFlags(["-Xfrontend", "-load-plugin-executable", "-Xfrontend", "/bin/sh#Evil"]),
        .unsafeFlags(["@\(home.key.path)"]), .define("A @\(home.key.path)"),
      ])]
      """
    },
    package("flags of the linker") { home in
      """
      targets: [.target(name: "Evil1", linkerSettings: [
        .unsafeFlags(["-Xlinker", "\(home.key.path)", "-ld-path=/bin/sh"]), .linkedLibrary("../../key"),
      ])]
      """
    },
    package("a C header outside the package") { home in
      "targets: [.target(name: \"Evil1\", publicHeadersPath: \"../../../Documents\", cSettings: [.headerSearchPath(\"../../../../.ssh\")])]"
    },
    package("a module map of the system") { _ in
      "targets: [.systemLibrary(name: \"Key\"), .target(name: \"Evil1\", dependencies: [\"Key\"])]"
    } adding: { project, home in
      project.write(
        "module Key { header \"\(home.key.path)\" }", to: "Evil1/Sources/Key/module.modulemap")
      project.write("import Key\n", to: "Evil1/Sources/Evil1/Number.swift")
    },
    package("a program that was compiled elsewhere") { home in
      "targets: [.binaryTarget(name: \"Evil1\", path: \"../../../Documents/Evil.xcframework\")]"
    },
    package("a plug-in") { _ in
      """
      targets: [
        .plugin(name: "Plug", capability: .buildTool()), .target(name: "Evil1", plugins: ["Plug"]),
      ]
      """
    } adding: { project, home in
      project.write(
        "import Foundation\ntry \"x\".write(toFile: \"\(home.folder.path)/trace\", atomically: true, encoding: .utf8)\n",
        to: "Evil1/Plugins/Plug/main.swift")
    },
    package("a language that is a path") { _ in
      "defaultLocalization: \"../../../../Documents\", targets: [.target(name: \"Evil1\")]"
    },
    package("a name that is a path") { _ in
      "targets: [.target(name: \"Evil1\", dependencies: [\"../../Documents\"]), .target(name: \"../../Documents\", path: \"Sources/Evil1\")]"
    },
    package("names that control a terminal", .either) { _ in
      "targets: [.target(name: \"Evil1\", dependencies: [\"\\u{1B}]0;evil\\u{07}\", \"\\u{202E}live\"])]"
    },
    package("a package above") { _ in
      "dependencies: [.package(path: \"../..\"), .package(path: \"../../../Documents\")], targets: [.target(name: \"Evil1\")]"
    },
    package("packages that need one another") { _ in
      """
      dependencies: [.package(path: "../Evil1"), .package(path: ".")],
        targets: [.target(name: "Evil1", dependencies: [.product(name: "Evil1", package: "Evil1")])]
      """
    },
    HostileBuild("a manifest that is a link", .fails("Package.swift")) { project, home in
      project.addPackage("Evil1", manifest: "")
      project.files["Evil1/Package.swift"] = nil
      project.links["Evil1/Package.swift"] = home.key.path
    },
    HostileBuild("a manifest that prints without end", .either) { project, _ in
      project.addPackage(
        "Evil1",
        manifest: HostileManifest.valid(
          "Evil1", doing: "for _ in 0..<3_000_000 { print(\"\\u{1B}[2J: error: evil\") }"))
    },
    HostileBuild("a manifest that prints another manifest's results", .either) { project, home in
      project.addPackage(
        "Evil1",
        manifest: HostileManifest.valid(
          "Evil1",
          doing: """
            print(#"{"package":{"name":"../../Documents","targets":[{"name":"Evil1","type":"regular","path":"\(home.documents.path)"}]}}"#)
            exit(0)
            """))
    },
  ]

  /// Addresses that could make git run programs or read files.
  static let packageAddresses: [HostileBuild] = [
    "ext::sh -c touch% HOME/trace", "file://HOME/.ssh", "HOME/.ssh", "ssh://-oProxyCommand=touch/x",
    "--upload-pack=touch HOME/trace", "-uHOME/trace", "git@-oProxyCommand=x:y/z.git",
    "https://\u{1B}]0;evil\u{07}@127.0.0.1/x", "http://127.0.0.1:PORT/x.git",
    "https://127.0.0.1:PORT/x.git\n[core]", "git://127.0.0.1:PORT/x.git",
  ].map { address in
    HostileBuild("a package at \(address.debugDescription)", .fails("error")) { project, home in
      project.addRemotePackage(
        "Evil1",
        at: address.replacing("HOME", with: home.folder.path)
          .replacing("PORT", with: "\(home.listener.port)"))
    }
  }
}
