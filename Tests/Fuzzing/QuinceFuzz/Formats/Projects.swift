import Fuzzing

extension FuzzFormat {
  /// Xcode project files.
  @Sendable static func project() throws -> FuzzFormat {
    FuzzFormat(
      "project",
      corpus: try Corpus("project", projectFiles: ["Tom's App.xcodeproj/project.pbxproj"]),
      words: [
        "isa = PBXVariantGroup;", "isa = PBXGroup;", "isa = XCVersionGroup;",
        "lastKnownFileType = folder;",
        "isa = PBXFileSystemSynchronizedRootGroup;", "sourceTree = \"<absolute>\";",
        "sourceTree = SOURCE_ROOT;", "path = \"../..\";", "path = \"\";", "path = /dev/zero;",
        "0B0000000000000000000041", "0B0000000000000000000042", "0B0000000000000000000021",
        "0B0000000000000000000051", "children = (", "files = (", "= {", "};", "(", ")",
        "dstPath = ../../Documents;", "PRODUCT_NAME = \"../../Documents/E\";",
        "WRAPPER_NAME = \"../../Documents\";",
        "EXECUTABLE_NAME = \"../../../Documents/letter.txt\";",
        "PRODUCT_MODULE_NAME = \"@x\";", "projectDirPath = \"../..\";", "<00ff>", "/*", "*/", "//",
        "INFOPLIST_FILE = ../Documents/letter.txt;", "explicitFolders = (", "exceptions = (",
      ]
    ) { input, folder in
      try ProjectProbe.run(input, as: "Tom's App.xcodeproj/project.pbxproj", in: folder)
    }
  }

  /// Project files in the JSON5 format of Xcode 27.
  @Sendable static func jsonProject() throws -> FuzzFormat {
    FuzzFormat(
      "json-project", corpus: try Corpus("json-project", projectFiles: ["project.xcproj"]),
      words: [
        "\"kind\": \"folder\"", "\"kind\": \"group\"", "\"kind\": \"variant-group\"",
        "\"kind\": \"version-group\"", "\"children\": [", "\"files\": [", "\"targets\": [",
        "\"id\": \"", "id:", "\"path\": \"../..\"", "\"path\": \"/dev/zero\"", "\"<PROJECT>/",
        "\"<USER:A>/\"", "\"target-membership\": [", "\"build-phase\": \"", "App/copy/",
        "\"relative-path\": \"../../Documents\"", "\"bundle-base-path\": \"resources-directory\"",
        "\"PRODUCT_NAME\": \"../../Documents/E\"", "\"build-settings\": {", "[config=Debug]",
        "\"required-capabilities\": []", "\"opaque-folders\": [", "\"inclusions\": [", "..", "\\<",
        "null", "true", "0x1F", "Infinity", "'", "\"", "\\u0000", "/*", "*/", "//", ",", "{", "}",
        "[", "]",
      ]
    ) { input, folder in
      try ProjectProbe.run(
        input, as: "Tom's App.xcodeproj/project.xcproj",
        removing: "Tom's App.xcodeproj/project.pbxproj", in: folder)
    }
  }

  /// Build settings in `.xcconfig` files.
  @Sendable static func settings() throws -> FuzzFormat {
    FuzzFormat(
      "settings", corpus: try Corpus("settings", projectFiles: [".xcconfig"]),
      words: [
        "$(", "${", "$(inherited)", "$(A)$(A)", "A = $(B)$(B)\n", "B = $(A)x$(A)\n", ")", "}",
        "#include \"App.xcconfig\"\n", "#include? \"Common.xcconfig\"\n",
        "#include \"/dev/zero\"\n",
        "#include \"../../Documents/letter.txt\"\n", "[sdk=iphone*]", "[arch=arm64][config=Debug]",
        ":c99extidentifier", ":rfc1034identifier", ":default=", ":upper", "PRODUCT_NAME = ",
        "WRAPPER_NAME = ../../Documents\n", "EXECUTABLE_NAME = ", "SWIFT_VERSION = ",
        "OTHER_SWIFT_FLAGS = ", "INFOPLIST_KEY_UIMainStoryboardFile = ", "=", "\\\n",
      ]
    ) { input, folder in
      try ProjectProbe.run(input, as: "Settings/App.xcconfig", in: folder)
    }
  }

  /// Information property lists of apps.
  @Sendable static func properties() throws -> FuzzFormat {
    FuzzFormat(
      "properties", corpus: try Corpus("properties", projectFiles: ["Info.plist"]),
      words: [
        "<dict>", "</dict>", "<array>", "</array>", "<key>", "<string>", "</string>", "<true/>",
        "<data>AAAA</data>", "<date>2026-01-01T00:00:00Z</date>", "<integer>", "<real>", "<dict/>",
        "$(A:default=", "&lt;", "&#x0;", "&#xD800;", "<![CDATA[", "]]>", "<!--", "-->", "bplist00",
        "<!DOCTYPE plist [ <!ENTITY a \"b\"> ]>", "UISceneStoryboardFile", "CFBundleIdentifier",
        "UIApplicationSceneManifest", "{ a = (1, <00>); }",
      ]
    ) { input, folder in
      try ProjectProbe.run(input, as: "Tom's App/Info.plist", in: folder)
    }
  }

  /// Storyboards and nibs.
  @Sendable static func storyboard() throws -> FuzzFormat {
    FuzzFormat(
      "storyboard", corpus: try Corpus("storyboard", projectFiles: [".storyboard", ".xib"]),
      words: [
        "<subviews>", "</subviews>", "<view id=\"a\">", "</view>", "<scene>", "<outlet property=\"",
        "<constraint firstItem=\"", "constant=\"nan\"", "multiplier=\"1:0\"", "customClass=\"",
        "<!--", "-->", "<![CDATA[", "]]>", "<!DOCTYPE a [<!ENTITY b \"c\">]>", "&amp;", "&b;",
        "&#0;",
        "&#xFFFFFFFF;", "xmlns:a=\"b\"", "<a:b>", "<?xml version=\"1.0\" encoding=\"UTF-16\"?>",
        "\"", "'",
        "<string key=\"text\" base64-UTF8=\"YES\">", "<variation key=\"", "<mask key=\"subviews\">",
      ]
    ) { input, folder in
      try ProjectProbe.run(input, as: "Tom's App/Base.lproj/Main.storyboard", in: folder)
    }
  }

  /// The JSON files in asset catalogs.
  @Sendable static func assets() throws -> FuzzFormat {
    FuzzFormat(
      "assets", corpus: try Corpus("assets", projectFiles: ["set/Contents.json"]),
      words: [
        "[", "]", "{", "}", "\"images\" :", "\"colors\" :", "\"data\" :", "\"filename\" : \"",
        "../../../Documents/letter.txt", "/dev/zero", "\"components\" :",
        "\"provides-namespace\" : true",
        "\\u0000", "\\uD800", "null", "1e999", ",", "\"resizing\" : {",
      ]
    ) { input, folder in
      try ProjectProbe.run(
        input, as: "Tom's App/Assets.xcassets/Dot.imageset/Contents.json", in: folder)
    }
  }

  /// String catalogs.
  @Sendable static func strings() throws -> FuzzFormat {
    FuzzFormat(
      "strings", corpus: try Corpus("strings", projectFiles: [".xcstrings"]),
      words: [
        "[", "]", "{", "}", "\"localizations\" : {", "\"../../../Documents\" : {",
        "\"variations\" :",
        "\"plural\" :", "\"device\" :", "\"other\" :", "\"stringUnit\" :", "\"value\" :", "\\u0000",
        "\\uD800", "null", "\"sourceLanguage\" : \"/\"",
      ]
    ) { input, folder in
      try ProjectProbe.run(input, as: "Tom's App/Localizable.xcstrings", in: folder)
    }
  }

  /// Images.
  @Sendable static func picture() throws -> FuzzFormat {
    FuzzFormat(
      "picture", corpus: try Corpus("picture", projectFiles: [".png"]),
      words: ["IHDR", "IDAT", "IEND", "CgBI", "\u{7F}\u{7F}\u{7F}\u{7F}", "\0\0\0\0", "\0\0\0\r"]
    ) { input, folder in
      try ProjectProbe.run(
        input, as: "Tom's App/Assets.xcassets/Dot.imageset/dot.png", in: folder)
    }
  }

  /// Swift source files.
  @Sendable static func source() throws -> FuzzFormat {
    FuzzFormat(
      "source", corpus: try Corpus("source", projectFiles: [".swift"]),
      words: [
        "(", ")", "{", "}", "[", "]", "<", "\"\"\"", "\\(", "#if os(iOS)\n", "#endif\n", "#else\n",
        "#selector(", "@objc ", "@IBOutlet ", "class A: A {", "protocol P: P {}", "extension ",
        "override ", "init?(", "-> ", "?", "!", "/*", "*/", "//", "import ", "let a = a", "...",
        ".a",
        "+", "if a {} else ", "func `", "@main ", "$0", "#sourceLocation(file: \"a\", line: 1)\n",
      ]
    ) { input, folder in
      try ProjectProbe.run(input, as: "Tom's App/AppDelegate.swift", in: folder)
    }
  }
}
