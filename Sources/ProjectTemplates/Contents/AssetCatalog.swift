/// The asset catalog of a new app: an accent color and an app icon without values.
enum AssetCatalog {
  private static let information = """
      "info" : {
        "author" : "xcode",
        "version" : 1
      }
    """

  static let files = [
    TemplateFile("Assets.xcassets/Contents.json", "{\n\(information)\n}\n"),
    TemplateFile(
      "Assets.xcassets/AccentColor.colorset/Contents.json",
      """
      {
        "colors" : [
          {
            "idiom" : "universal"
          }
        ],
      \(information)
      }

      """),
    TemplateFile(
      "Assets.xcassets/AppIcon.appiconset/Contents.json",
      """
      {
        "images" : [
      \(icon(nil)),
      \(icon("dark")),
      \(icon("tinted"))
        ],
      \(information)
      }

      """),
  ]

  private static func icon(_ luminosity: String?) -> String {
    let appearance =
      luminosity.map {
        """
              "appearances" : [
                {
                  "appearance" : "luminosity",
                  "value" : "\($0)"
                }
              ],

        """
      } ?? ""
    return """
          {
      \(appearance)      "idiom" : "universal",
            "platform" : "ios",
            "size" : "1024x1024"
          }
      """
  }
}
