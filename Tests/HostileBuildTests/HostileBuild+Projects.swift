import Foundation

extension HostileBuild {
  // MARK: Settings

  /// Build settings that refer to files, or become arguments of programs.
  static let settings: [HostileBuild] =
    [
      ("INFOPLIST_FILE", "../../.ssh/id_rsa"), ("INFOPLIST_FILE", "HOME/.ssh/id_rsa"),
      ("SWIFT_OBJC_BRIDGING_HEADER", "HOME/.ssh/id_rsa"),
      ("GCC_PREFIX_HEADER", "HOME/.ssh/id_rsa"),
      ("CODE_SIGN_ENTITLEMENTS", "../../.ssh/id_rsa"),
      ("WRAPPER_NAME", "../../Documents"), ("PRODUCT_NAME", "../../Documents/letter"),
      ("EXECUTABLE_NAME", "../../home/Documents/letter.txt"),
      ("PRODUCT_BUNDLE_IDENTIFIER", "../../../Documents"),
      ("PRODUCT_MODULE_NAME", "@HOME/.ssh/id_rsa"), ("PRODUCT_NAME", "$(PRODUCT_NAME)"),
      ("PRODUCT_NAME", "\u{1B}]0;evil\u{07}"), ("OTHER_SWIFT_FLAGS", "@HOME/.ssh/id_rsa"),
      ("OTHER_SWIFT_FLAGS", "-Xcc -include -Xcc HOME/.ssh/id_rsa"),
      ("OTHER_SWIFT_FLAGS", "-vfsoverlay HOME/.ssh/id_rsa -I HOME/.ssh"),
      ("OTHER_LDFLAGS", "-Wl,HOME/.ssh/id_rsa -ld-path=/bin/sh"),
      ("SWIFT_ACTIVE_COMPILATION_CONDITIONS", "A @HOME/.ssh/id_rsa"),
      ("HEADER_SEARCH_PATHS", "HOME/.ssh"), ("FRAMEWORK_SEARCH_PATHS", "HOME/.ssh"),
      ("SWIFT_INCLUDE_PATHS", "HOME/.ssh"), ("SWIFT_EXEC", "HOME/Documents/letter.txt"),
      ("TOOLCHAINS", "../../Documents"), ("SDKROOT", "HOME/.ssh"),
      ("ASSETCATALOG_COMPILER_APPICON_NAME", "../../../Documents"),
    ].map { name, value in
      HostileBuild("\(name) = \(value.debugDescription)", .either) { project, home in
        project.settings[name] = value.replacing("HOME", with: home.folder.path)
      }
    } + [
      HostileBuild("a configuration file that includes a secret", .either) { project, home in
        project.write(
          "#include \"\(home.key.path)\"\n#include? \"../../../.ssh/id_rsa\"\n", to: "a.xcconfig")
        project.objects["a"] = [
          "isa": "PBXFileReference", "path": "a.xcconfig", "sourceTree": "SOURCE_ROOT",
        ]
        project.configurationMembers["baseConfigurationReference"] = "a"
      },
      HostileBuild("a configuration file that includes itself", .either) { project, _ in
        project.write("#include \"a.xcconfig\"\n", to: "a.xcconfig")
        project.objects["a"] = [
          "isa": "PBXFileReference", "path": "a.xcconfig", "sourceTree": "SOURCE_ROOT",
        ]
        project.configurationMembers["baseConfigurationReference"] = "a"
      },
      HostileBuild("a target's name that is a path", .either) { project, _ in
        project.targetMembers = ["name": "../../Documents", "productName": "../../Documents"]
      },
      HostileBuild("a script that runs while the app is built", .builds) { project, home in
        project.objects["script"] = [
          "isa": "PBXShellScriptBuildPhase", "shellPath": "/bin/sh", "files": [String](),
          "shellScript": "touch '\(home.folder.path)/trace'",
        ]
        project.targetMembers["buildPhases"] = ["script", "sources", "resources"]
      },
    ]

  // MARK: Resources

  /// Files that become part of an app, from which they could be sent elsewhere.
  static let resources: [HostileBuild] =
    ["../neighbor.txt", "../../.ssh/id_rsa", "../../.ssh", "..", "../.."].map { path in
      HostileBuild("the resource \(path)", .either) { project, _ in project.addResource(path) }
    } + [
      HostileBuild("a resource of the app by an absolute path", .either) { project, home in
        project.addResource(home.key.path, sourceTree: "<absolute>")
      },
      link("App/letter.txt", to: { $0.documents.path + "/letter.txt" }),
      link("App/letters", to: { $0.documents.path }),
      link("App/Assets.xcassets", to: { $0.documents.path }),
      link("App/en.lproj", to: { $0.documents.path }),
      link("App/Main.storyboard", to: { $0.key.path }),
      link("App/Localizable.xcstrings", to: { $0.key.path }),
      link("App/Info.plist", to: { $0.key.path }),
      link("App/Model.xcdatamodeld", to: { $0.folder.path + "/.ssh" }),
      link("App/zero.txt", to: { _ in "/dev/zero" }),
      link("App/variables.txt", to: { _ in "/proc/self/environ" }),
      link("App/memory.txt", to: { _ in "/proc/self/mem" }),
      link("App/parent", to: { _ in ".." }),
      link("Evil.xcodeproj/project.xcworkspace", to: { $0.documents.path }),
      HostileBuild("a picture outside its catalog", .either) { project, _ in
        project.write(
          #"{"images":[{"idiom":"universal","filename":"../../../../../Documents/letter.txt"}]}"#,
          to: "App/Assets.xcassets/Dot.imageset/Contents.json")
      },
      HostileBuild("a picture that is a link", .either) { project, home in
        project.write(
          #"{"images":[{"idiom":"universal","filename":"dot.png"}]}"#,
          to: "App/Assets.xcassets/Dot.imageset/Contents.json")
        project.links["App/Assets.xcassets/Dot.imageset/dot.png"] = home.key.path
      },
      HostileBuild("a data set outside its catalog", .either) { project, home in
        project.write(
          #"{"data":[{"idiom":"universal","filename":"../../../../../.ssh/id_rsa"}]}"#,
          to: "App/Assets.xcassets/Key.dataset/Contents.json")
      },
      HostileBuild("a storyboard with an entity of a file", .either) { project, home in
        project.write(
          """
          <?xml version="1.0"?><!DOCTYPE document [<!ENTITY key SYSTEM "file://\(home.key.path)">]>
          <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB"><scenes>&key;</scenes></document>
          """, to: "App/Main.storyboard")
      },
      HostileBuild("a property list with an entity of a file", .either) { project, home in
        project.write(
          """
          <?xml version="1.0"?><!DOCTYPE plist [<!ENTITY key SYSTEM "file://\(home.key.path)">]>
          <plist version="1.0"><dict><key>A</key><string>&key;</string></dict></plist>
          """, to: "App/Settings.plist")
      },
      HostileBuild("a language of the app that is a path", .either) { project, _ in
        project.write(
          """
          {"sourceLanguage": "en", "strings": {"a": {"localizations": {"../../../Documents":
          {"stringUnit": {"state": "translated", "value": "evil"}}}}}}
          """, to: "App/Localizable.xcstrings")
      },
      HostileBuild("a copy phase that leaves the app", .either) { project, _ in
        project.write("evil", to: "letter.txt")
        project.objects["letter"] = [
          "isa": "PBXFileReference", "path": "letter.txt", "sourceTree": "SOURCE_ROOT",
        ]
        project.objects["copied"] = ["isa": "PBXBuildFile", "fileRef": "letter"]
        project.objects["copy"] = [
          "isa": "PBXCopyFilesBuildPhase", "dstPath": "../../home/Documents",
          "dstSubfolderSpec": "7", "files": ["copied"],
        ]
        project.targetMembers["buildPhases"] = ["sources", "copy"]
      },
    ]

  private static func link(
    _ path: String, to target: @escaping @Sendable (HostileHome) -> String
  ) -> HostileBuild {
    HostileBuild("a link as \(path)", .either) { project, home in
      project.links[path] = target(home)
    }
  }

  // MARK: Sources

  /// Source files that make the compiler read other files.
  static let compilerInputs: [HostileBuild] = [
    source("an error in a secret file") { home in
      "#sourceLocation(file: \"\(home.key.path)\", line: 1)\nlet a: Int = \"\"\n#sourceLocation()\n"
    },
    source("a warning in a secret file") { home in
      "#sourceLocation(file: \"\(home.key.path)\", line: 1)\n#warning(\"evil\")\n"
    },
    source("a macro of a plug-in") { home in
      """
      @freestanding(expression) macro key() -> String = #externalMacro(module: "Key", type: "\(home.key.path)")
      print(#key)
      """
    },
    source("an import of a module elsewhere") { _ in "import Key\nimport id_rsa\n" },
    HostileBuild("a module map that names a secret file", .either) { project, home in
      project.write("module Key { header \"\(home.key.path)\" }", to: "App/module.modulemap")
      project.settings["SWIFT_INCLUDE_PATHS"] = "$(SRCROOT)/App"
      project.write("import Key\nprint(1)\n", to: "App/main.swift")
    },
    HostileBuild("a header that includes a secret file", .either) { project, home in
      project.write("#include \"\(home.key.path)\"\n", to: "App/Bridge.h")
      project.settings["SWIFT_OBJC_BRIDGING_HEADER"] = "App/Bridge.h"
    },
    HostileBuild("a source that is a link to a secret file", .either) { project, home in
      project.links["App/Key.swift"] = home.key.path
    },
    HostileBuild("a source that is a link to a device", .either) { project, _ in
      project.links["App/Zero.swift"] = "/dev/zero"
    },
    HostileBuild("a folder of sources that is a link", .either) { project, home in
      project.links["App/Letters"] = home.documents.path
    },
    source("a section of arguments for the linker") { _ in
      "@_used @_section(\".swift1_autolink_entries\") let entry: (UInt8, UInt8) = (45, 0)\n"
    },
  ]

  private static func source(
    _ description: String, _ text: @escaping @Sendable (HostileHome) -> String
  ) -> HostileBuild {
    HostileBuild(description, .either) { project, home in
      project.write(text(home), to: "App/main.swift")
    }
  }

  // MARK: Texts

  /// Text in a project that's printed.
  static let terminalTexts: [HostileBuild] =
    controls.map { control in
      source("an error with \(control.debugDescription)") { _ in "#error(\"a\(control)b\")\n" }
    }
    + controls.map { control in
      HostileBuild("a file named with \(control.debugDescription)", .either) { project, _ in
        project.write("let a: Int = \"\"\n", to: "App/a\(control)b.swift")
      }
    }
    + controls.map { control in
      HostileBuild("a package named with \(control.debugDescription)", .either) { project, _ in
        project.addRemotePackage("Evil1", at: "https://127.0.0.1:1/a\(control)b.git")
      }
    }
    + controls.map { control in
      HostileBuild("a target named with \(control.debugDescription)", .either) { project, _ in
        project.targetMembers["name"] = "a\(control)b"
        project.targetMembers["productName"] = "a\(control)b"
      }
    }

  /// Sequences that set a terminal's title and clipboard, move its cursor, and reverse text.
  private static let controls = [
    "\u{1B}]0;evil\u{07}", "\u{1B}]52;c;ZXZpbA==\u{07}", "\u{1B}[2J\u{1B}[H", "\u{9B}31m",
    "\r\u{1B}[K", "\u{202E}evil\u{2066}", "\u{08}\u{08}\u{7F}",
  ]
}
