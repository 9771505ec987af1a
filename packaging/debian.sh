# Part of scripts/package: makes a Debian package in $folder, and prints its name.
# It uses $source, $build, $folder, $work, $version, and $debian_compression.

# Prints the packages with the libraries that the programs are linked with. The toolchain includes Swift's.
library_packages() (
  mkdir -p "$work/shlibdeps/debian"
  cd "$work/shlibdeps"
  echo "Source: quince" >debian/control
  set --
  for program in quince libUIKit.so quince-builder quince-tls; do
    set -- "$@" "$root/usr/lib/quince/$program"
  done
  for library in "$root"/usr/lib/quince/Frameworks/*/*.so; do
    if [ -e "$library" ]; then set -- "$@" "$library"; fi
  done
  dpkg-shlibdeps -O --ignore-missing-info "$@" 2>"$work/shlibdeps/warnings" | sed 's/^shlibs:Depends=//'
)

# Prints a list of packages, separated by commas.
listed() { "$source/scripts/bootstrap" --list "$1" | sed 's/ /, /g'; }

# The toolchain needs libraries, and apps are linked with those of C and C++; `quince doctor` checks both.
control() {
  cat <<END
Package: quince
Version: $version
Architecture: $(dpkg --print-architecture)
Maintainer: ${MAINTAINER:-The Quince authors <quince@localhost>}
Section: devel
Priority: optional
Installed-Size: $(du --summarize --block-size=1K --apparent-size "$root" | cut -f1)
Depends: $(library_packages), libc6-dev, libstdc++-12-dev | libstdc++-dev, libncurses6, libsqlite3-0, libxml2, libcurl4, $(listed required)
Recommends: git, $(listed helpful)
Suggests: ffmpeg, libpython3.11, libwpebackend-fdo-1.0-1, libwpewebkit-1.1-0, xdg-utils
Description: run UIKit apps without a Mac
 Quince builds Xcode projects with the open-source Swift toolchain and its own
 UIKit, shows the apps on a simulated iPhone in the browser, and runs flows and
 tests.
 .
 Debian doesn't have the toolchain. To see which version this package needs,
 and how to get it, run quince doctor.
END
}

debian_package() (
  root=$work/debian
  DESTDIR=$root "$source/scripts/install" "$build" /usr >/dev/null
  # The package manager knows the files itself.
  rm "$root/usr/lib/quince/uninstall" "$root/usr/lib/quince/files"
  control >"$work/control"
  mkdir "$root/DEBIAN"
  mv "$work/control" "$root/DEBIAN/control"
  (cd "$root" && find usr -type f -print0 | LC_ALL=C sort -z | xargs -0 md5sum) >"$root/DEBIAN/md5sums"
  find "$root" -exec touch --no-dereference --date "@$SOURCE_DATE_EPOCH" {} +
  name=quince_${version}_$(dpkg --print-architecture).deb
  dpkg-deb --root-owner-group -Z"$debian_compression" --build "$root" "$folder/$name" >/dev/null
  echo "$name"
)
