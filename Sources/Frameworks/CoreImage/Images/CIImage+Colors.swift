extension CIImage {
  /// An infinite black image.
  public class var black: CIImage { CIImage(color: .black) }
  /// An infinite white image.
  public class var white: CIImage { CIImage(color: .white) }
  /// An infinite gray image.
  public class var gray: CIImage { CIImage(color: .gray) }
  /// An infinite red image.
  public class var red: CIImage { CIImage(color: .red) }
  /// An infinite green image.
  public class var green: CIImage { CIImage(color: .green) }
  /// An infinite blue image.
  public class var blue: CIImage { CIImage(color: .blue) }
  /// An infinite cyan image.
  public class var cyan: CIImage { CIImage(color: .cyan) }
  /// An infinite magenta image.
  public class var magenta: CIImage { CIImage(color: .magenta) }
  /// An infinite yellow image.
  public class var yellow: CIImage { CIImage(color: .yellow) }
  /// An infinite transparent image.
  public class var clear: CIImage { CIImage(color: .clear) }
}
