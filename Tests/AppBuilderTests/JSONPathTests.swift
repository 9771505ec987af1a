import Testing

@testable import BuildWork

/// Paths in a `project.xcproj`, as Apple's package xcode-project-format reads them.
struct JSONPathTests {
  @Test(arguments: [
    ("a/b.swift", "<group>", "a/b.swift", "b.swift"), ("", "<group>", "", ""),
    ("../x", "<group>", "../x", "x"), ("a/b/", "<group>", "a/b/", "b"),
    ("/usr/x", "<absolute>", "/usr/x", "x"), ("~/x", "<absolute>", "~/x", "x"),
    ("/", "<absolute>", "/", "/"), ("<PROJECT>/Extras/x", "SOURCE_ROOT", "Extras/x", "x"),
    ("<PRODUCTS>/App.app", "BUILT_PRODUCTS_DIR", "App.app", "App.app"),
    ("<SDK>/usr/lib", "SDKROOT", "usr/lib", "lib"),
    ("<DEVELOPER>/Library", "DEVELOPER_DIR", "Library", "Library"),
    ("<USER:PLACES>/x", "PLACES", "x", "x"), (#"<USER:\>>/"#, ">", "", ""),
    (#"\<angle>.txt"#, "<group>", "<angle>.txt", "<angle>.txt"),
    (#"back\\slash"#, "<group>", #"back\slash"#, #"back\slash"#),
    (#"<PROJECT>/a\<b"#, "SOURCE_ROOT", #"a\<b"#, #"a\<b"#),
  ])
  func reads(_ text: String, tree: String, path: String, name: String) throws {
    let read = try JSONPath(text)
    #expect(read.sourceTree == tree)
    #expect(read.path == path)
    #expect(read.lastComponent == name)
  }

  @Test(arguments: [
    "<ABS>/x", "<GROUP>/x", "<project>/x", "<PRODUCTS>", "<PRODUCTS>x", "a<b", #"a\b"#, #"a\"#,
    "<PROJECT>//x", "<PROJECT>/~/x", "<USER:A",
  ])
  func refuses(_ text: String) {
    #expect(throws: JSONPath.Invalid.self) { try JSONPath(text) }
  }
}
